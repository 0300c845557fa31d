import sharp from 'sharp';
import { badField } from './http/errors.ts';

/** A picture as it is kept, and its small form. */
export interface Picture {
  extension: 'jpg' | 'png';
  contentType: 'image/jpeg' | 'image/png';
  full: Uint8Array;
  small: Uint8Array;
}

const LONGEST_SIDE = 2000;
const SMALL_SIDE = 240;
/** A small file may unpack into a picture that fills the memory. */
const MOST_PIXELS = 40_000_000;
const SECONDS = 10;

// Allows only the two decoders of permitted picture types, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/** Type by content; undefined for everything that is neither a permitted picture nor a PDF. */
export function contentTypeOf(
  bytes: Uint8Array,
): 'image/jpeg' | 'image/png' | 'application/pdf' | undefined {
  const starts = (...wanted: number[]) => wanted.every((byte, i) => bytes[i] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return starts(0x25, 0x50, 0x44, 0x46, 0x2d) ? 'application/pdf' : undefined;
}

/** Re-encoded: upright, at most 2000 px, without metadata. */
export async function toPicture(bytes: Uint8Array, field = 'file'): Promise<Picture> {
  const contentType = contentTypeOf(bytes);
  if (contentType !== 'image/jpeg' && contentType !== 'image/png')
    throw badField(field, 'Only JPEG and PNG pictures can be uploaded');
  const sized = (input: Uint8Array, side: number) => {
    const picture = sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    return (
      contentType === 'image/jpeg' ? picture.jpeg({ quality: 85 }) : picture.png()
    ).toBuffer();
  };
  try {
    const full = await sized(bytes, LONGEST_SIDE);
    return {
      extension: contentType === 'image/jpeg' ? 'jpg' : 'png',
      contentType,
      full,
      small: await sized(full, SMALL_SIDE),
    };
  } catch {
    throw badField(field, 'The picture is damaged or too large');
  }
}
