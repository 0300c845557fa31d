import encodeQR from 'qr';
import { html, type Markup } from './html.ts';

/** Modules of white around the code, which scanners need. */
const QUIET = 4;

/**
 * A QR code as one path of an SVG, so that page and PDF draw the same. Low error correction: the
 * signed text of an e-invoice is long, and smaller modules scan worse than a lost one.
 */
export function qrCode(text: string, size: 'large' | 'small' = 'large'): Markup {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
  const modules = rows.length;
  // a run of dark modules is one rectangle: a third of the path, and of the time to draw it
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? modules : end) - x}v1H${x}z`];
    }),
  );
  const [name, box] = [size === 'small' ? 'qr small' : 'qr', `0 0 ${modules} ${modules}`];
  return html`<svg class="${name}" viewBox="${box}" xmlns="http://www.w3.org/2000/svg">
    <path d="${runs.join('')}" fill="#000000" />
  </svg>`;
}
