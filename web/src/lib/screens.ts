/**
 * How much room there is, for what is not only drawn otherwise. In letters, as the build makes it of what styles say (`vite.config.ts`):
 * whoever reads with larger ones has the room of a smaller screen.
 */
export const PHONE = "(max-width: 45rem), (max-height: 30rem)";
export const BROAD = "(min-width: 45.001rem) and (min-height: 30.001rem)";
export const WIDE = "(min-width: 68.751rem)";
