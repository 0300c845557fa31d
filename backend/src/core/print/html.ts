import type { Language } from '@munim/schema/my-settings/my-settings.rules.ts';
import { marginStyle, STYLE } from './printStyle.ts';

/** Markup that is safe to print: everything put in is escaped unless it is markup itself. */
export interface Markup {
  readonly markup: string;
}
type Part = Markup | string | number | null | undefined | readonly Markup[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');

function print(part: Part): string {
  if (part === null || part === undefined) return '';
  if (Array.isArray(part)) return part.map((one: Markup) => one.markup).join('');
  return typeof part === 'object' ? (part as Markup).markup : escaped(String(part));
}

export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: strings.reduce(
    (all, text, i) => all + text + (i < parts.length ? print(parts[i]) : ''),
    '',
  ),
});

/** One copy of a document, on sheets of its own. */
export interface Copy {
  content: Markup;
  /** Foot of each sheet: number of the document and name of the copy. */
  foot: string;
  /** Word across each sheet, such as DRAFT or CANCELLED. */
  mark: string | null;
}

const article = ({ content, foot, mark }: Copy): Markup =>
  mark
    ? html`<article data-foot="${foot}" data-mark="${mark}">${content}</article>`
    : html`<article data-foot="${foot}">${content}</article>`;

/** Pixels of a sheet: a phone draws it as narrow as its screen, with nothing to scroll to. */
const A4_WIDTH = 794;

/** A whole page without external resources. */
export const page = (
  title: string,
  body: Markup,
  margins = '',
  language: Language = 'en',
): string =>
  `<!doctype html>${
    html`<html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=${A4_WIDTH}" />
        <title>${title}</title>
        <style>
          ${{ markup: STYLE + margins }}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
  }`;

/** The page of a document's copies; in a mail, a greeting precedes them. */
export const printPage = (title: string, copies: readonly Copy[], greeting = ''): string =>
  page(
    title,
    html`${greeting ? html`<p class="as-typed">${greeting}</p>` : null} ${copies.map(article)}`,
    marginStyle(copies),
  );
