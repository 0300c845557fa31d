/**
 * Look of a print on screen and from a browser's printer: one scale of sizes, three greys that a
 * black and white printer keeps apart, figures of one width. The PDF draws the same in
 * pdfParts.ts.
 */
export const STYLE = `
  @page { size: A4; margin: 12mm 14mm 16mm; }
  * { box-sizing: border-box; }
  body { font: 8.5pt/1.4 Inter, 'Noto Sans', system-ui, sans-serif; color: #16191d; max-width: 182mm; margin: 10mm auto; overflow-wrap: anywhere; }
  header { display: flex; justify-content: space-between; gap: 10mm; border-bottom: 1pt solid #16191d; margin-bottom: 2mm; }
  header > .right { flex: none; } header p { color: #565e69; margin: 1pt 0 2.5mm; }
  h1 { font-size: 13pt; line-height: 1.25; margin: 0; } h2 { font-size: 12pt; line-height: 1.35; margin: 0; }
  h3 { font-size: 7pt; color: #565e69; margin: 0 0 1pt; } small { font-size: 7pt; color: #565e69; } p { margin: 0 0 3mm; }
  article { position: relative; } .notice { border: .75pt solid #16191d; padding: 1.5mm 2.5mm; }
  table { width: 100%; border-collapse: collapse; } thead { display: table-header-group; } tr { break-inside: avoid; }
  td, th { text-align: left; vertical-align: top; padding: 2pt 3pt; overflow-wrap: normal; } .right { text-align: right; } td.right, th { white-space: nowrap; } td.right { font-variant-numeric: tabular-nums; }
  .facts { margin-bottom: 3mm; table-layout: fixed; } .facts td { padding: 2pt 6pt 3pt 0; overflow-wrap: anywhere; border-bottom: .5pt solid #c9ced6; }
  .sides { display: flex; gap: 8mm; } .sides > * { flex: 1; min-width: 0; } .as-typed { white-space: pre-line; }
  .lines, .summary { font-size: 7.5pt; margin-bottom: 3mm; } .lines td, .summary td { border-bottom: .5pt solid #c9ced6; }
  .lines th, .summary th { font-size: 7pt; color: #565e69; vertical-align: bottom; border-top: .75pt solid #16191d; border-bottom: .75pt solid #16191d; }
  .lines.dense { font-size: 6.5pt; } .lines small { font-size: 6.5pt; } .item { min-width: 34mm; overflow-wrap: break-word; word-break: break-word; }
  .lines td:first-child, .lines th:first-child, .summary td:first-child, .summary th:first-child { padding-left: 0; }
  .lines td:last-child, .lines th:last-child, .summary td:last-child, .summary th:last-child { padding-right: 0; }
  .summary .sum td { font-weight: 600; border-bottom: .75pt solid #16191d; }
  .closing { display: flex; gap: 8mm; margin-bottom: 2mm; } .closing > div { flex: 1; min-width: 0; } .closing > table { width: 72mm; }
  .totals { align-self: flex-start; } .totals td { padding: 2pt 0; } .totals .due td { font-size: 10pt; font-weight: 600; border-top: .75pt solid #16191d; border-bottom: .75pt solid #16191d; padding: 3pt 0; }
  .qr { width: 42mm; height: 42mm; display: inline-block; } .logo { display: block; max-width: 48mm; max-height: 18mm; margin-bottom: 1.5mm; } .signature { max-width: 42mm; max-height: 16mm; }
  .qr.small { width: 26mm; height: 26mm; }
  section, .together { break-inside: avoid; } .sign { text-align: right; } .sign p + p { margin-top: 14mm; }
  article + article { break-before: page; margin-top: 14mm; }
  article[data-mark]::after { content: attr(data-mark); position: absolute; inset: 60mm 0 auto; text-align: center; font: 600 80pt Inter, sans-serif;
    opacity: .07; transform: rotate(-35deg); pointer-events: none; }
  @media print { body { margin: 0; max-width: none; } article + article { margin-top: 0; } }
`;

const MARGIN_TEXT = `font: 7pt Inter, 'Noto Sans', sans-serif; color: #565e69;`;

/** Text of a page's margin: it becomes part of the style, so only plain characters are allowed. */
const plain = (text: string) => text.replace(/[^A-Za-z0-9 /().,·-]/g, '');

interface Margins {
  foot: string;
  mark: string | null;
}

/**
 * Margins of the sheets of each copy: its foot, its mark, its own numbers. A browser knows the
 * number of sheets of the whole print only, so it is printed for a single copy alone.
 */
export const marginStyle = (copies: readonly Margins[]): string =>
  copies
    .map(({ foot, mark }, index) => {
      const name = `sheets-${index + 1}`;
      const of = copies.length === 1 ? ` ' of ' counter(pages)` : '';
      return `article:nth-of-type(${index + 1}) { page: ${name}; }
        @page ${name} { counter-increment: page 1 ${name}; @bottom-left { content: '${plain(foot)}'; ${MARGIN_TEXT} } @bottom-right { content: 'Page ' counter(${name})${of}; ${MARGIN_TEXT} }
        ${mark ? `@top-center { content: '${plain(mark)}'; font: 600 9pt Inter, sans-serif; }` : ''} }`;
    })
    .join('\n');
