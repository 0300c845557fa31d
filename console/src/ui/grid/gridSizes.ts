/** Pixels of the theme of every grid, apart from it: a list has its room before the grid has arrived. */
export const HEADER_HEIGHT = 32;
export const FONT_SIZE = 13;
export const HEADER_FONT_SIZE = 12;
export const HEADER_WEIGHT = 500;
