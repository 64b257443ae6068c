/** Lets the browser draw and answer before what follows: much at once would hold up a phone. No timer: those wait in a tab behind. */
export const breath = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

let last: Promise<void> = Promise.resolve();
/** One's turn among all who asked for one, each after a breath: what is long is drawn from its top, a piece at a time. */
export const turn = (): Promise<void> => (last = last.then(breath));
