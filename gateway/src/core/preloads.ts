import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Files that an address of the console needs, told by its build (console/preloads.ts). */
interface Preloads {
  /** Path as the router has it, such as '/sales/orders/order-details/:orderNumber'. */
  path: string;
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** Call of its list. */
  list?: unknown;
}
/** What the build writes beside the pages. */
interface FirstNeeds {
  /** Asks who is signed in, and for the list of the address. */
  script: string;
  pages: Preloads[];
}
const NOTHING: FirstNeeds = { script: '', pages: [] };

/** Place of what is written into the page, before all files that it names itself. */
const BEGIN = '</title>';
const ANY = '*';

const linksTo = ({ styles }: Preloads): string =>
  styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');

/** The script asks for the scripts and the font of the page itself, once its calls are sent. */
const scriptOf = (script: string, { path: _path, styles: _styles, ...needs }: Preloads): string =>
  `<script type="application/json" id="page-needs">${JSON.stringify(needs).replaceAll('<', String.raw`\u003c`)}</script><script>${script}</script>`;

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, at) => part.startsWith(':') || part === segments[at])
  );
}

interface ConsolePage {
  /** The page for an address, which names all files of it: the browser asks for them at once. */
  pageOf: (url: string) => string;
  /** Source of the page's own script for its policy. */
  scriptSource: string | null;
}

export function pageWithPreloads(page: string, dist: string): ConsolePage {
  const file = `${dist}/preloads.json`;
  const built = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : NOTHING;
  // a build of a release before had a list of pages alone
  const { script, pages: all } = 'pages' in built ? (built as FirstNeeds) : NOTHING;
  const pages = all.map((preloads) => ({
    pattern: segmentsOf(preloads.path),
    text: page.replace(BEGIN, () => BEGIN + scriptOf(script, preloads) + linksTo(preloads)),
  }));
  const other = pages.find(({ pattern }) => pattern[0] === ANY)?.text ?? page;
  const hash = createHash('sha256').update(script).digest('base64');
  return {
    pageOf: (url) => {
      const segments = segmentsOf(url.split('?', 1)[0] ?? '');
      return pages.find(({ pattern }) => matches(pattern, segments))?.text ?? other;
    },
    scriptSource: script ? `'sha256-${hash}'` : null,
  };
}
