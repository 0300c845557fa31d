import { existsSync, readFileSync } from 'node:fs';

/** Files that an address of the console needs, told by its build (console/preloads.ts). */
interface Preloads {
  /** Path as the router has it, such as '/sales/orders/order-details/:orderNumber'. */
  path: string;
  scripts: string[];
  styles: string[];
}

/**
 * Place of the preloads, after the page's own script, which asks who is signed in before it wants
 * any of them.
 */
const END = '</head>';
const ANY = '*';

const linksTo = ({ scripts, styles }: Preloads): string =>
  [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, at) => part.startsWith(':') || part === segments[at])
  );
}

/** The page for an address, which names all files of it: the browser asks for them at once. */
export function pageWithPreloads(page: string, dist: string): (url: string) => string {
  const file = `${dist}/preloads.json`;
  const all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads[]) : [];
  const pages = all.map((preloads) => ({
    pattern: segmentsOf(preloads.path),
    text: page.replace(END, () => `${linksTo(preloads)}${END}`),
  }));
  const other = pages.find(({ pattern }) => pattern[0] === ANY)?.text ?? page;
  return (url) => {
    const segments = segmentsOf(url.split('?', 1)[0] ?? '');
    return pages.find(({ pattern }) => matches(pattern, segments))?.text ?? other;
  };
}
