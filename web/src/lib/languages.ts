/** Languages that say only what differs from another. */
export const BASES: Record<string, string> = { "pt-PT": "pt-BR" };
