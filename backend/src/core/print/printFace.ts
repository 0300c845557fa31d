import { readFileSync } from 'node:fs';

/** The console's own file (console/src/ui/font/README.md): variable, 400 to 600, with ₹. */
const FILE = readFileSync(new URL('inter.woff2', import.meta.url)).toString('base64');
const FACE = `@font-face { font-family: Inter; font-weight: 400 600; src: url(data:font/woff2;base64,${FILE}) format('woff2'); }`;

/** A page with its typeface in it: machines without Inter drew it in another. Mails go without: the file would make them long. */
export const withFace = (document: string): string =>
  document.replace('<style>', () => `<style>${FACE}`);
