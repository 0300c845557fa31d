import decodeQR from 'qr/decode.js';

/** Draws the path of a print's QR code, run by run, and reads it as a phone would. */
export function scanQr(html: string, className = 'qr'): string {
  const [, size = '', path = ''] =
    new RegExp(
      `<svg\\s+class="${className}"\\s+viewBox="0 0 (\\d+) \\d+"[\\s\\S]*?<path d="([^"]*)"`,
    ).exec(html) ?? [];
  const [modules, scale] = [Number(size), 4];
  const width = modules * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let row = 0; row < scale; row++) {
      const start = (Number(y) * scale + row) * width + Number(x) * scale;
      for (let pixel = start; pixel < start + Number(run) * scale; pixel++)
        data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  return decodeQR({ width, height: width, data });
}
