import { readFileSync } from 'node:fs';
import { type ScriptFace, scriptFaces } from './pdfFonts.ts';

const dataOf = (file: string | URL): string =>
  `url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format('woff2')`;

/** The console's own file (console/src/ui/font/README.md): variable, 400 to 600, with ₹. */
const INTER = `@font-face { font-family: Inter; font-weight: 400 600; src: ${dataOf(new URL('inter.woff2', import.meta.url))}; }`;

const codePoint = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`;

/** Rules by file, read when a print first has the script. */
const scriptRules = new Map<string, string>();

/** Named as the style's first fallback after Inter, so that each script takes its own file. */
function rulesOf({ ranges, files }: ScriptFace): string {
  const range = ranges.map(([first, last]) => `${codePoint(first)}-${codePoint(last).slice(2)}`);
  return files
    .map(([weight, file]) => {
      const rule =
        scriptRules.get(file) ??
        `@font-face { font-family: 'Noto Sans'; font-weight: ${weight}; unicode-range: ${range.join(', ')}; src: ${dataOf(file)}; }`;
      scriptRules.set(file, rule);
      return rule;
    })
    .join('');
}

/**
 * A page with its typefaces in it: machines without Inter drew it in another, and those without a font of an Indian
 * script left its words blank. Mails go without: the files would make them long.
 */
export const withFace = (document: string): string =>
  document.replace(
    '<style>',
    () => `<style>${INTER}${scriptFaces(document).map(rulesOf).join('')}`,
  );
