import { sentence } from "./problem";
import type { Reading } from "./reading";

/** Things that somebody does and that may be refused: then it says why, until the next one. */
export class Attempt {
  problem = $state("");

  /** `reading`: of the table that it is done at. */
  constructor(readonly reading?: () => Reading) {}

  readonly run = async (what: () => Promise<unknown>): Promise<void> => {
    this.problem = "";
    try {
      await what();
    } catch (error) {
      this.problem = await sentence(error, this.reading?.());
    }
  };
}
