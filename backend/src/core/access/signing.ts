import { createHmac, timingSafeEqual } from 'node:crypto';
import { now as databaseTime } from '../data/clock.ts';
import type { Picture } from '../http/shapes.ts';
import type { Settings } from '../settings.ts';

const HOUR = 3600;

const signature = (key: string, name: string, expires: number) =>
  createHmac('sha256', key).update(`${name}\n${expires}`).digest('base64url');

/** Signatures of one key and expiry: lists show the same pictures again and again. */
interface Signed {
  readonly key: string;
  readonly expires: number;
  readonly byName: Map<string, string>;
}
const MOST_SIGNED = 50_000;
let signed: Signed = { key: '', expires: 0, byName: new Map() };

function keptSignature(key: string, name: string, expires: number): string {
  const isOther =
    signed.key !== key || signed.expires !== expires || signed.byName.size >= MOST_SIGNED;
  if (isOther) signed = { key, expires, byName: new Map() };
  const found = signed.byName.get(name) ?? signature(key, name, expires);
  signed.byName.set(name, found);
  return found;
}

/** An address that shows a stored file for one to two hours; the same within an hour, so that browsers can keep it. */
export function signedAddress(
  { files, fileSigningKey }: Pick<Settings, 'files' | 'fileSigningKey'>,
  name: string,
  now = databaseTime(),
): string {
  const expires = (Math.floor(now / 1000 / HOUR) + 2) * HOUR;
  return `${files.assetBaseUrl}/${name}?expires=${expires}&signature=${keptSignature(fileSigningKey, name, expires)}`;
}

export function isSigned(
  key: string,
  name: string,
  expires: number,
  given: string,
  now = databaseTime(),
): boolean {
  const expected = Buffer.from(signature(key, name, expires));
  const found = Buffer.from(given);
  return (
    expires * 1000 > now && expected.length === found.length && timingSafeEqual(expected, found)
  );
}

/** Signed address of the thumbnail of the first picture, if there is one. */
export const thumbnailOf = (
  settings: Pick<Settings, 'files' | 'fileSigningKey'>,
  assets: readonly string[],
): string | null => (assets[0] ? signedAddress(settings, `${assets[0]}-sm`) : null);

/**
 * A record that carries its pictures, with the address of the first one's thumbnail. One that was not asked for is null in
 * its row, and stays that: it is not sent.
 */
export function withThumbnail<T extends { assets: readonly string[] }>(
  settings: Parameters<typeof thumbnailOf>[0],
  record: T,
): T & { thumbnail: string | null } {
  const found: T | null = record;
  return found && { ...found, thumbnail: thumbnailOf(settings, found.assets) };
}

/** All pictures of a record, for its editors. */
export const picturesOf = (
  settings: Parameters<typeof thumbnailOf>[0],
  assets: readonly string[],
): Picture[] =>
  assets.map((uuid) => ({
    uuid,
    url: signedAddress(settings, uuid),
    thumbnail_url: signedAddress(settings, `${uuid}-sm`),
  }));

/** Signed address of the small form of a logo, which is kept by its file name. */
export const logoAddress = (
  settings: Parameters<typeof thumbnailOf>[0],
  logo: string | null,
): string | null =>
  logo ? signedAddress(settings, logo.replace(/(\.[a-z0-9]+)?$/i, '-sm$1')) : null;
