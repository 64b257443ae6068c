/** How tracks are drawn. */

/** By the spaces of the jump track on which FTL Control may jump: the population that a failed roll costs. */
export const RISKS: Readonly<Record<number, number>> = { 3: 3, 4: 1 };
