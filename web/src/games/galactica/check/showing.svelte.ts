/** Whether the cards of a check are being turned: what would tell its end waits for it. */
export const showing: { check: boolean } = $state({ check: false });
