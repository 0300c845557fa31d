/** Loads the font before a text in it is drawn. */
export const loadFont = (): Promise<unknown> =>
  document.fonts.load('1em Inter').catch(() => undefined);
