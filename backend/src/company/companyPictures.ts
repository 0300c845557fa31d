import crypto from 'node:crypto';
import type { CompanyPictures } from '@munim/schema/company/company.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import sharp from 'sharp';
import type { differences } from '../core/data/audit.ts';
import { badField } from '../core/http/errors.ts';
import { toPicture } from '../core/pictures.ts';

/** Pixels: three times what a print shows, so that it is sharp on paper; smaller ones for pictures with much detail. */
const WIDTHS = [480, 320, 200];
const HEIGHT_BY_WIDTH = 180 / 480;

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The picture in the size of prints, without metadata, as it is kept. */
async function toAddress(field: string, bytes: Uint8Array): Promise<string> {
  const { full } = await toPicture(bytes, field);
  for (const width of WIDTHS) {
    const height = Math.round(width * HEIGHT_BY_WIDTH);
    const small = await sharp(full)
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer();
    const address = `data:image/png;base64,${small.toString('base64')}`;
    if (address.length <= LIMITS.companyPicture) return address;
  }
  throw badField(field, 'The picture has too much detail: choose a simpler one');
}

/** Pictures of a file each, or of base64; an empty text takes the picture away, and what is left out stays. */
export type SentPictures = { [Name in keyof CompanyPictures]?: string | Uint8Array | undefined };

async function pictureOf(field: string, sent: string | Uint8Array): Promise<string> {
  if (sent === '') return '';
  if (typeof sent !== 'string') return toAddress(field, sent);
  if (!BASE64.test(sent)) throw badField(field, `${field} must be a picture in base64`);
  return toAddress(field, Buffer.from(sent, 'base64'));
}

/** Drawn anew before the transaction, which holds the company. */
export async function drawnPictures({
  logo,
  signature,
}: SentPictures): Promise<Partial<CompanyPictures>> {
  return {
    ...(logo === undefined ? {} : { logo: await pictureOf('logo', logo) }),
    ...(signature === undefined ? {} : { signature: await pictureOf('signature', signature) }),
  };
}

const markOf = (picture: unknown): string | null =>
  typeof picture === 'string' && picture
    ? `picture ${crypto.hash('sha256', picture).slice(0, 12)}`
    : null;

/** Changes for the audit log, which says which picture it was and does not hold it. */
export const withoutPictures = (changes: ReturnType<typeof differences>): typeof changes =>
  Object.fromEntries(
    Object.entries(changes).map(([field, { from, to }]) => [
      field,
      field === 'logo' || field === 'signature'
        ? { from: markOf(from), to: markOf(to) }
        : { from, to },
    ]),
  );
