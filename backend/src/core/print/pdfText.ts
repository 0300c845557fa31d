import type { ContentText } from 'pdfmake/interfaces.js';
import type { Element } from './markupTree.ts';
import { inFonts } from './pdfFonts.ts';

/** Three greys that a black and white printer keeps apart. */
export const INK = '#16191d';
export const GREY = '#565e69';
export const RULE = '#c9ced6';
export const MILLIMETRE = 72 / 25.4;
export const MARGIN = 14 * MILLIMETRE;
export const WIDTH = 182 * MILLIMETRE;

export type Style = Omit<Partial<ContentText>, 'text'>;
type StyledText = Style & { text: string };

export const is = (element: Element, name: string): boolean => element.classes.includes(name);
export const elementsOf = (of: Element): Element[] =>
  of.children.filter((child): child is Element => typeof child !== 'string');

const STYLES: Readonly<Record<string, Style>> = {
  h1: { fontSize: 13, bold: true, lineHeight: 1.15 },
  h2: { fontSize: 12, bold: true, lineHeight: 1.2 },
  h3: { fontSize: 7, bold: true, color: GREY, margin: [0, 0, 0, 1] },
  p: { margin: [0, 0, 0, 6] },
  strong: { bold: true },
  small: { color: GREY, fontSize: 7 },
};

/** Words of an element, each with its parent's style; spaces collapse as in HTML. */
function styledText(of: Element, style: Style = {}, asTyped = false): StyledText[] {
  return of.children.flatMap((child): StyledText[] => {
    if (typeof child === 'string') {
      const text = asTyped ? child : child.replace(/\s+/g, ' ');
      return text ? [{ ...style, text }] : [];
    }
    if (child.name === 'br') return [{ text: '\n' }];
    const { margin: _, ...own } = STYLES[child.name] ?? {};
    return styledText(child, { ...style, ...own }, asTyped || is(child, 'as-typed'));
  });
}

/** Texts without spaces at the start of a line or the end of the text. */
function trimmed(parts: readonly StyledText[]): StyledText[] {
  return parts
    .map((part, index) => {
      const before = parts[index - 1];
      const after = parts[index + 1];
      let { text } = part;
      if (text !== '\n' && (!before || before.text === '\n')) text = text.trimStart();
      if (text !== '\n' && (!after || after.text === '\n')) text = text.trimEnd();
      return { ...part, text };
    })
    .filter((part) => part.text !== '');
}

const inItsFonts = (part: StyledText): StyledText[] =>
  inFonts(part.text).map((run) => ({ ...part, ...run }));

/** Width of a word, not less than Inter draws it, in ems. */
const emOf = (word: string): number => {
  const count = (letters: RegExp) => word.match(letters)?.length ?? 0;
  return 0.6 * word.length + 0.15 * count(/[A-Z0-9]/g) + 0.35 * count(/[WMmw@%]/g);
};
const FONT_SIZE = 8.5;

/**
 * Words that are wider than the room, for themselves and breaking anywhere: a table would become as
 * wide as they are. Letters of Indian scripts join, so those stay whole.
 */
function breakingWords(part: StyledText, size: number, room: number): StyledText[] {
  const isWide = (word: string) => emOf(word) * (part.fontSize ?? size) > room;
  if (part.font !== undefined || !part.text.split(/\s+/).some(isWide)) return [part];
  return part.text
    .split(/(\S+)/)
    .filter(Boolean)
    .map((text) => ({ ...part, text, ...(isWide(text) ? { wordBreak: 'break-all' } : {}) }));
}

/** Paragraph of a PDF. `room` is the least width of the text where its place has none. */
export const paragraph = (of: Element, extra: Style = {}, room = Infinity): ContentText => {
  const { margin, ...style } = STYLES[of.name] ?? {};
  const { fontSize = FONT_SIZE } = extra;
  return {
    text: trimmed(styledText(of, style, is(of, 'as-typed')))
      .flatMap(inItsFonts)
      .flatMap((part) => breakingWords(part, fontSize, room)),
    ...(margin ? { margin } : {}),
    ...(is(of, 'right') ? { alignment: 'right' } : {}),
    ...extra,
  };
};
