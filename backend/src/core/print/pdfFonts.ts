import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './woff.ts';

const fontFile = (family: string, subset: string, weight: number, type = 'woff'): string =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.${type}`),
  );

interface Face {
  family: string;
  subset: string;
  /** Characters it is taken for, as a class of a regular expression. */
  characters: string;
}

const indic = (script: string, characters: string): Face => ({
  family: `noto-sans-${script}`,
  subset: script,
  // joiners belong to the word around them, as does the danda
  characters: `${characters}\u0964\u0965\u200c\u200d\u25cc`,
});

export const LATIN = 'Inter';

/** Fonts beside the Latin one; the first that has a character draws it. */
const FACES: readonly Face[] = [
  {
    family: 'inter',
    subset: 'latin-ext',
    characters: '\u0100-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0',
  },
  indic('devanagari', '\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff'),
  indic('bengali', '\u0980-\u09ff'),
  indic('gurmukhi', '\u0a00-\u0a7f'),
  indic('gujarati', '\u0a80-\u0aff'),
  indic('oriya', '\u0b00-\u0b7f'),
  indic('tamil', '\u0b80-\u0bff'),
  indic('telugu', '\u0c00-\u0c7f'),
  indic('kannada', '\u0c80-\u0cff'),
  indic('malayalam', '\u0d00-\u0d7f'),
];
const nameOf = ({ family, subset }: Face) => `${family} ${subset}`;

const styles = (family: string, subset: string) => ({
  normal: fontFile(family, subset, 400),
  bold: fontFile(family, subset, 600),
});

export const FONTS = {
  [LATIN]: styles('inter', 'latin'),
  ...Object.fromEntries(FACES.map((face) => [nameOf(face), styles(face.family, face.subset)])),
};
/** The fonts by their paths, read once. */
export const fontFiles = (): [path: string, font: Buffer][] =>
  Object.values(FONTS)
    .flatMap(({ normal, bold }) => [normal, bold])
    .map((path) => [path, unpackWoff(fs.readFileSync(path))]);

const RUNS = new RegExp(FACES.map(({ characters }) => `([${characters}]+)`).join('|'), 'gu');

interface Run {
  text: string;
  /** Absent for Latin. */
  font?: string;
}

/** A text in pieces, each with the font that has its characters. */
export function inFonts(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(RUNS)) {
    const face = FACES[match.slice(1).findIndex(Boolean)];
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: match[0], ...(face ? { font: nameOf(face) } : {}) });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

export interface ScriptFace {
  /** Pairs of the first and last character of a range. */
  ranges: [first: string, last: string][];
  /** Files for a browser, by weight. */
  files: [weight: number, path: string][];
}

/** Fonts of the Indian scripts that a text has, for a page that brings them along. */
export function scriptFaces(text: string): ScriptFace[] {
  const used = new Set(inFonts(text).map(({ font }) => font));
  return FACES.filter((face) => face.family !== 'inter' && used.has(nameOf(face))).map(
    ({ family, subset, characters }) => ({
      ranges: [...characters.matchAll(/(.)(?:-(.))?/gu)].map(([, first = '', last = first]) => [
        first,
        last,
      ]),
      files: [400, 600].map((weight) => [weight, fontFile(family, subset, weight, 'woff2')]),
    }),
  );
}
