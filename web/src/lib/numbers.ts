/** Numbers in sentences. */
import { FluentNumber } from "@fluent/bundle";

/**
 * A number that is written with its digits alone. The browser's own rules for writing numbers would do the same to whole ones, and take a
 * phone 60 ms to fetch; those for singular and plural cost nothing.
 */
export class Plain extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }

  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}
