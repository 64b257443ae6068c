/** Says at the very end what failed, one line each: of a long run people, and machines, often see the last lines only. */
import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

const first = (errors: ReadonlyArray<{ message?: string }>): string =>
  (errors[0]?.message ?? "no error").split("\n")[0]!;

function failed(module: TestModule): string[] {
  const file = module.relativeModuleId;
  const lines = module.errors().length > 0 ? [`${file}: ${first(module.errors())}`] : [];
  // What is wrong before or after the tests of a group, such as a browser that is not there.
  for (const group of module.children.allSuites())
    if (group.errors().length > 0) lines.push(`${file} > ${group.fullName}: ${first(group.errors())}`);
  for (const test of module.children.allTests("failed"))
    lines.push(`${file} > ${test.fullName}: ${first(test.result().errors ?? [])}`);
  return lines;
}

export default class Failures implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, others: ReadonlyArray<SerializedError>): void {
    const lines = [
      ...modules.flatMap(failed),
      ...others.map((error) => `beside the tests: ${first([error])}`),
    ];
    if (lines.length === 0) return;
    console.error(["Failed:", ...lines].join("\n  "));
    // Whoever started the tests has more to say after them.
    if (process.env.FAILURES) writeFileSync(process.env.FAILURES, lines.join("\n"));
  }
}
