import { type FieldRule, type FieldTable, type Place, placesOf } from './fieldRules.ts';

/** Text that both portals take: quotation marks, backslashes and control characters are replaced. */
const plainText = (text: string): string =>
  text
    .replaceAll(/["“”]/g, "'")
    .replaceAll('\\', '/')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** Text of at most so many characters, without half of a surrogate pair at the end. */
const cut = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** A text too short to stand alone goes to the end of the field it joins, where there is room. */
function join({ parent, key }: Place, text: string, { joins }: FieldRule, room: number): void {
  delete parent[key];
  const other = joins && parent[joins];
  if (!text || !joins || typeof other !== 'string') return;
  const whole = `${other}, ${text}`;
  if (whole.length <= room) parent[joins] = whole;
}

function sanitize(place: Place, rule: FieldRule, table: FieldTable, path: string): void {
  const { parent, key } = place;
  const value = parent[key];
  if (typeof value !== 'string') return;
  const text = cut(plainText(value), rule.max ?? Infinity);
  parent[key] = text;
  if (rule.required || text.length >= (rule.min ?? 0)) return;
  const target = table[path.replace(/[^.]+$/, rule.joins ?? '')];
  join(place, text, rule, target?.max ?? 0);
}

/**
 * The document as the portal takes it, without asking anybody: plain letters, names cut at the
 * portal's length, short optional texts joined to the line before or left out.
 */
export function sanitized<T extends object>(document: T, table: FieldTable): T {
  const copy = structuredClone(document);
  // a text is cleaned before another joins it
  const entries = Object.entries(table).filter(([, rule]) => rule.kind === 'free');
  for (const [path, rule] of entries)
    for (const place of placesOf(copy, path)) sanitize(place, rule, table, path);
  return copy;
}

/** Digits that the portal has as numbers; after the check, which needs their zeros. */
export function withNumbers<T extends object>(document: T, table: FieldTable): T {
  const copy = structuredClone(document);
  for (const [path, rule] of Object.entries(table))
    if (rule.digits)
      for (const { parent, key } of placesOf(copy, path)) parent[key] = Number(parent[key]);
  return copy;
}
