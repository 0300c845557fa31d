import { neutralised } from '@munim/schema/shared/csv.ts';

/**
 * Characters that no cell may contain: control characters but tab and newline, and invisible ones
 * that change how a text reads.
 */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** The cell that begins at `start`, and where it ends; quotes count only at its beginning and only when they are shut. */
function cellAt(text: string, start: number): { value: string; end: number } {
  const quoted = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(text.slice(start));
  if (quoted)
    return { value: (quoted[1] ?? '').replaceAll('""', '"'), end: start + quoted[0].length };
  const length = text.slice(start).search(/[\t\n]/);
  const end = length < 0 ? text.length : start + length;
  return { value: text.slice(start, end), end };
}

const inOneLine = (value: string) => value.replace(/\s+/g, ' ').trim();
/** The apostrophe that our own copies and exports put before formula-like text. */
const withoutGuard = (value: string) => value.replace(/^'(?=[=+\-@])/, '');

/** A block copied from a spreadsheet as rows of cells. The empty line at its end is none. */
export function parseBlock(copied: string): string[][] {
  const text = copied.replace(/\r\n?/g, '\n').replace(INVISIBLE, '');
  if (text.trim() === '') return [];
  const rows: string[][] = [[]];
  for (let at = 0; at <= text.length; at += 1) {
    const { value, end } = cellAt(text, at);
    rows.at(-1)?.push(withoutGuard(inOneLine(value)));
    if (text[end] === '\n' && end < text.length - 1) rows.push([]);
    else if (text[end] === '\n') break;
    at = end;
  }
  return rows;
}

const tsvCell = (text: string) => {
  const safe = neutralised(text);
  return /["\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Text for the clipboard, with formulas neutralised. */
export const blockText = (block: readonly (readonly string[])[]): string =>
  block.map((cells) => cells.map(tsvCell).join('\t')).join('\n');
