/** Our own signs, on a grid of 24, drawn in the colour of the text. `fill` parts are filled, the rest is stroked. */
export interface Sign {
  stroke?: string;
  fill?: string;
}

export const ICONS = {
  cards: { stroke: "M9 6.500h10v14H9ZM5 17.500v-14h10" },
  home: { stroke: "M3.500 11.500 12 4l8.500 7.500M6 9.500V20h12V9.500M10 20v-5.500h4V20" },
  robot: { stroke: "M5 9h14v10H5ZM12 9V5m0 0h.01M9 13.500h.01M15 13.500h.01M9.500 16.500h5" },
  person: { stroke: "M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.500 9c.6-4 3.500-6 7.500-6s6.900 2 7.500 6" },
  hint: {
    stroke:
      "M9.500 18h5M10 21h4M8.500 15.500C6.800 14.300 6 12.500 6 10.500a6 6 0 0 1 12 0c0 2-.8 3.800-2.500 5Z",
  },
  back: { stroke: "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-2" },
  since: { fill: "M13.500 2.500 4.500 13.500h6l-1 8 9-11.500h-6Z" },
  check: { stroke: "m4.500 12.500 5 5 10-11" },
  close: { stroke: "m6 6 12 12M18 6 6 18" },
  link: {
    stroke:
      "M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1",
  },
  settings: {
    stroke:
      "M4 7h9m5 0h2M4 17h2m5 0h9M15.500 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm-7 10a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z",
  },
  book: {
    stroke:
      "M12 6.500C10 5 7.500 4.500 4 4.500v14c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2v-14c-3.500 0-6 .5-8 2Zm0 0v14",
  },
  language: {
    stroke:
      "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c-2.500 2.500-3.700 5.500-3.700 9s1.200 6.500 3.700 9c2.500-2.500 3.700-5.500 3.700-9S14.500 5.500 12 3Z",
  },
  log: { stroke: "M5 5h14M5 10h14M5 15h9M5 20h6" },
  chat: { stroke: "M4 5h16v11h-9l-4.500 4v-4H4Z" },
  people: {
    stroke:
      "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6 9c.4-3.500 2.700-5.500 6-5.500s5.600 2 6 5.500M16 4.500a3.300 3.300 0 0 1 0 6.300M17.500 14.800c2 .6 3.200 2.500 3.500 5.200",
  },
  board: { stroke: "M4 5h7v6H4Zm9 0h7v6h-7ZM4 13h7v6H4Zm9 0h7v6h-7Z" },
  first: { stroke: "M7 5v14M18 5l-8 7 8 7Z" },
  last: { stroke: "M17 5v14M6 5l8 7-8 7Z" },
  previous: { stroke: "M15.500 5l-8 7 8 7" },
  next: { stroke: "m8.500 5 8 7-8 7" },
  play: { stroke: "M7 4.500 19 12 7 19.500Z" },
  pause: { stroke: "M8 5v14M16 5v14" },
  star: {
    fill: "m12 2.500 2.700 6.200 6.800.6-5.100 4.500 1.500 6.700-5.900-3.500-5.900 3.500 1.500-6.700L2.500 9.300l6.800-.6Z",
  },
  now: { stroke: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v5m0 3h.01" },
  warning: { stroke: "M12 3.500 21.500 20h-19ZM12 10v5m0 2.500h.01" },
  sound: { stroke: "M4 9.500v5h4l5 4.500V5L8 9.500Zm12-1a5 5 0 0 1 0 7m2.500-9.500a8.500 8.500 0 0 1 0 12" },
  hold: {
    stroke:
      "M7 3.500h10M7 20.500h10M8 3.500c0 5 8 6 8 8.500s-8 3.500-8 8.500M16 3.500c0 5-8 6-8 8.500s8 3.500 8 8.500",
  },
  eye: {
    stroke:
      "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  },
  clock: { stroke: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.500 2" },
} satisfies Record<string, Sign>;

export type IconName = keyof typeof ICONS;
