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

const STYLE = `
  @page { size: A4; margin: 14mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 9px sans-serif; } }
  body { font: 12px/1.45 system-ui, sans-serif; color: #1c2127; max-width: 190mm; margin: 10mm auto; }
  header { display: flex; justify-content: space-between; border-bottom: 2px solid #1c2127; margin-bottom: 6mm; }
  h1 { font-size: 18px; margin: 0; } h2 { font-size: 16px; margin: 0; } h3 { font-size: 11px; text-transform: uppercase; color: #5f6b7c; margin: 0; }
  p { margin: 2px 0 4mm; } table { width: 100%; border-collapse: collapse; } thead { display: table-header-group; } tr { break-inside: avoid; }
  th { text-align: left; font-size: 11px; color: #5f6b7c; } th, td { padding: 5px 6px; border-bottom: 1px solid #d3d8de; vertical-align: top; }
  td { font-variant-numeric: tabular-nums; } .right { text-align: right; } th.right, td.right { white-space: nowrap; } small { color: #5f6b7c; }
  .item { min-width: 40mm; overflow-wrap: break-word; word-break: break-word; } section { break-inside: avoid; }
  .dense { font-size: 10px; } .dense th { font-size: 9.5px; } .dense th, .dense td { padding: 4px 3px; } .above { text-align: right; margin: 0; }
  .sides { display: flex; gap: 10mm; } .sides > * { flex: 1; min-width: 0; overflow-wrap: anywhere; } .as-typed { white-space: pre-line; }
  .together { break-inside: avoid; } .sign { text-align: right; } .sign p + p { margin-top: 14mm; }
  article + article { break-before: page; margin-top: 12mm; }
  @media print { article + article { margin-top: 0; } body { margin: 0; max-width: none; } }
  .totals { width: 75mm; margin: 4mm 0 6mm auto; break-inside: avoid; } .due td { font-weight: 600; border-bottom: 2px solid #1c2127; }
`;

/**
 * Header above every sheet of each article: its words become part of the style, so only plain
 * characters are allowed.
 */
const runningHeaders = (words: readonly string[]): string =>
  words
    .map((text, index) => {
      const plain = text.replace(/[^A-Za-z0-9 /().,·-]/g, '');
      const nth = `sheets-${index + 1}`;
      return `article:nth-of-type(${index + 1}) { page: ${nth}; } @page ${nth} { @top-right { content: '${plain}'; font: 9px sans-serif; } }`;
    })
    .join('\n');

/**
 * A whole page without external resources. With articles, `above` gives the header of each one's
 * sheets.
 */
export const page = (title: string, body: Markup, above: readonly string[] = []): string =>
  `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${above.map((text) => html`<meta name="above" content="${text}" />`)}
        <style>
          ${{ markup: STYLE + runningHeaders(above) }}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
  }`;
