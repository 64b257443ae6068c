/** Cannot even be read: see ../failures.test.ts. */
throw new Error("nothing can be tested");
