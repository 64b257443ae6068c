/** Galactica's own signs, beside those of the shell. Locations have the names that the board gives them. */
import { ICONS as SHARED, type Sign } from "../../lib/icons";

export const ICONS = {
  ...SHARED,
  politics: {
    fill: "M11 3h2v2.2h6.5v1.6L22.6 13.5a3.6 3.6 0 0 1-6.7 0L18.3 7H13v11.5h4V21H7v-2.5h4V7H5.7l2.4 6.5a3.6 3.6 0 0 1-6.7 0L4.5 6.8V5.2H11Z",
  },
  leadership: { fill: "m12 2 2.8 6.5 7 .6-5.3 4.6 1.6 6.9L12 17l-6.1 3.6 1.6-6.9L2.2 9.1l7-.6Z" },
  tactics: {
    fill: "M5.5 3h3.2v2.6h1.9V3h2.8v2.6h1.9V3h3.2v6l-2.2 1.9v5.6l2.2 1.7V21h-13v-2.8l2.2-1.7v-5.6L5.5 9Z",
  },
  piloting: { fill: "M12 5.5l1.6 4L22.5 6c-.6 5-3.7 8.2-7.8 9L12 20l-2.7-5c-4.1-.8-7.2-4-7.8-9l8.9 3.5Z" },
  engineering: {
    fill: "M10.5 5.0L10.7 2.1L13.3 2.1L13.5 5.0L15.9 6.0L18.1 4.1L19.9 5.9L18.0 8.1L19.0 10.5L21.9 10.7L21.9 13.3L19.0 13.5L18.0 15.9L19.9 18.1L18.1 19.9L15.9 18.0L13.5 19.0L13.3 21.9L10.7 21.9L10.5 19.0L8.1 18.0L5.9 19.9L4.1 18.1L6.0 15.9L5.0 13.5L2.1 13.3L2.1 10.7L5.0 10.5L6.0 8.1L4.1 5.9L5.9 4.1L8.1 6.0ZM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Z",
  },
  food: {
    stroke:
      "M12 21V9M12 9c0-3 1.2-5 0-6.5C10.8 4 12 6 12 9ZM12 13c-3.2.2-5-1.5-5.2-4.5 3 .2 5 1.7 5.2 4.5Zm0 0c3.2.2 5-1.5 5.2-4.5-3 .2-5 1.7-5.2 4.5Zm0 5c-3.2.2-5-1.5-5.2-4.5 3 .2 5 1.7 5.2 4.5Zm0 0c3.2.2 5-1.5 5.2-4.5-3 .2-5 1.7-5.2 4.5Z",
  },
  fuel: {
    stroke: "M12 3c3 4 5.8 6.8 5.8 11a5.8 5.8 0 0 1-11.6 0C6.2 9.8 9 7 12 3ZM9.2 14.5a2.8 2.8 0 0 0 2.8 2.8",
  },
  morale: { stroke: "M6 21V4c4-2 7 2 12 0v9c-5 2-8-2-12 0" },
  population: {
    stroke:
      "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c.4-3.5 2.7-5.5 6-5.5s5.6 2 6 5.5M16 4.5a3.3 3.3 0 0 1 0 6.3M17.5 14.8c2 .6 3.2 2.5 3.5 5.2",
  },
  president: { stroke: "M3.5 9.5 12 4.5l8.5 5ZM6 10v7.5m4-7.5v7.5m4-7.5v7.5m4-7.5v7.5M4 20h16" },
  admiral: {
    stroke:
      "M12 8v13M12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 11.5h8M4 14.5c.8 4 4 6.5 8 6.5s7.2-2.5 8-6.5",
  },
  nuke: {
    fill: "M12 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM8.9 12 3 12a9 9 0 0 1 4.5-7.8l3 5.1A3.1 3.1 0 0 0 8.9 12Zm6.2 0H21a9 9 0 0 0-4.5-7.8l-3 5.1a3.1 3.1 0 0 1 1.6 2.7ZM10.5 14.7l-3 5.1a9 9 0 0 0 9 0l-3-5.1a3.1 3.1 0 0 1-3 0Z",
  },
  ftl_control: { stroke: "M3 12h7m3-7 7 7-7 7M9 5l7 7-7 7" },
  weapons_control: { stroke: "M4 19h11M6 19v-4h7v4M9.5 15 20 6.5M7 11l3.5 4" },
  communications: {
    stroke:
      "M12 21v-9m-3 9h6M12 12a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM8.3 14.5a5 5 0 0 1 0-7.4m7.4 0a5 5 0 0 1 0 7.4M5.5 17a9 9 0 0 1 0-12.5m13 0a9 9 0 0 1 0 12.5",
  },
  research_lab: {
    stroke: "M9.5 3.5h5M10.5 3.5v6L5 19a1.5 1.5 0 0 0 1.3 2h11.4a1.5 1.5 0 0 0 1.3-2l-5.5-9.5v-6M7.5 15.5h9",
  },
  command: { stroke: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 12l5.5-6M12 16a4 4 0 1 1 2.5-7" },
  admirals_quarters: {
    stroke:
      "M3.5 19v-8m0 5h17v3m0-3v-2.5a3 3 0 0 0-3-3H9V16M6.3 12.5a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8Z",
  },
  hangar_deck: { stroke: "M3 20V9l9-5.5L21 9v11M7 20v-7h10v7", fill: "M12 14.5l3 4.5-3-1.2L9 19Z" },
  armory: { stroke: "M12 19.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM12 2v5m0 10v5M2 12h5m10 0h5" },
  sickbay: { stroke: "M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9Z" },
  brig: { stroke: "M4 3.5h16M4 20.5h16M6.5 3.5v17m3.7-17v17m3.6-17v17m3.7-17v17" },
  press_room: {
    stroke: "M12 14a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3Zm-6-3.5a6 6 0 0 0 12 0M12 16.5V21m-3.5 0h7",
  },
  presidents_office: { stroke: "M5 3.5h14v17H5ZM8.5 8h7m-7 3.5h7M8.5 15h3M14.5 16.5a1.5 1.5 0 1 0 0-.01" },
  administration: { stroke: "m13 4 6 6-3 3-6-6ZM12 11l-7.5 7.5 1.5 1.5L13.5 12.5M12.5 20.5h8" },
  caprica: { stroke: "M3 20.5h18M5 20.5V12h4v8.5M9 20.5V6l4-2v16.5M13 20.5V10h5v10.5" },
  cylon_fleet: { stroke: "M12 12 12 2.5M12 12l8.3 4.8M12 12l-8.3 4.8M12 12l-4-7M12 12l8-.5M12 12l-3.5 7.5" },
  human_fleet: { stroke: "M3 15h7l2-3H5ZM12 9h7l2-3h-7ZM13 19h6l2-3h-6Z" },
  resurrection_ship: { stroke: "M12 12c-3-2.5-4-4-4-6a4 4 0 0 1 8 0c0 2-1 3.5-4 6Zm0 0v9.5M7 15.5h10" },
  card: { stroke: "M6.5 3.5h11v17h-11Z" },
  cards: { stroke: "M9 6.5h10v14H9ZM5 17.5v-14h10" },
  once: { stroke: "M12 3l2.2 6.8H21l-5.5 4 2.1 6.7L12 16.4l-5.6 4.1 2.1-6.7L3 9.8h6.8Z" },
  eye: {
    stroke:
      "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  },
  private: {
    stroke:
      "M4 4l16 16M9.9 5.7A9.5 9.5 0 0 1 12 5.5c3.7 0 7 2 9.5 6.5a17 17 0 0 1-3 3.8M6 7.5A15 15 0 0 0 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.5 0 2.9-.3 4.2-1",
  },
  crisis: { stroke: "M12 3.5 21.5 20h-19ZM12 10v5m0 2.5h.01" },
  hand: {
    stroke:
      "M8 12V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V5.5a1.5 1.5 0 0 1 3 0V14c0 4-2 7-6 7-3.5 0-5-2-7-6.5-.8-1.8 1.3-2.7 2.3-1.2L8 15",
  },
  repeat: { stroke: "M4 11a7 7 0 0 1 12-4.5L19 9m0-4.5V9h-4.5M20 13a7 7 0 0 1-12 4.5L5 15m0 4.5V15h4.5" },
  jump: { stroke: "M4 12h4m2 0h4m3-5 4 5-4 5" },
  move: { stroke: "M5 19 19 5m-8 0h8v8" },
  board: { stroke: "M3 12c3-4 7-5 11-5l7 5-7 5c-4 0-8-1-11-5Zm9-1.5h4m-4 3h4" },
} satisfies Record<string, Sign>;

export type IconName = keyof typeof ICONS;
