/**
 * The font of plain text. The first time somebody comes it is fetched after all that they came for, and a stand-in of the same width
 * is read until then: over a phone's network the game's words would come a quarter of a second later. From then on the browser has it.
 */
const HAD = "starboard.letters";
/** How long after the page is there, in milliseconds: what it asks for itself comes first. */
const AFTER = 1500;

const wear = (): void => void (document.documentElement.dataset.letters = "own");

export function letters(): void {
  if (localStorage.getItem(HAD) !== null) return wear();
  const fetched = async (): Promise<void> => {
    await document.fonts.load('1rem "Inter"');
    localStorage.setItem(HAD, "yes");
    wear();
  };
  // Where it cannot be had the stand-in does.
  addEventListener("load", () => setTimeout(() => void fetched().catch(() => {}), AFTER));
}
