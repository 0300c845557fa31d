import type { FastifyRequest } from 'fastify';
import { badField } from './errors.ts';

type Properties = Record<string, { type?: string; items?: { type?: string } }>;

const WHOLE = /^-?[0-9]+$/;

/** Query texts before they become values: comma lists are split, and nothing but digits is a whole number (Ajv also reads ' 1', 0x10, 1e3). */
export function queryReader(
  properties: Properties,
): ((request: FastifyRequest) => Promise<void>) | undefined {
  const lists = Object.keys(properties).filter((name) => properties[name]?.type === 'array');
  const integers = Object.keys(properties).filter(
    (name) => (properties[name]?.items ?? properties[name])?.type === 'integer',
  );
  if (!lists.length && !integers.length) return undefined;
  return async (request) => {
    const given = request.query as Record<string, unknown>;
    for (const name of lists)
      if (typeof given[name] === 'string') given[name] = given[name].split(',');
    for (const name of integers) refuseFractions(name, given[name]);
  };
}

function refuseFractions(field: string, value: unknown): void {
  if (Array.isArray(value))
    value.forEach((one, index) => refuseFractions(`${field}.${index}`, one));
  else if (typeof value === 'string' && !WHOLE.test(value))
    throw badField(field, `${field} must be integer`);
}

const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Texts of several lines, in which nobody looks for a name; what is pasted into them may hold such characters. */
const LONG_TEXTS =
  /(^|\.)(remarks?|reason|message|comment|text|content|description|notes?|answer|cash_reason|[a-z]+_reason|last_route)$/;
/**
 * Characters that nobody sees, by which two texts look the same: controls but tab and line ends, and formats such as the zero-width space.
 * The joiners of Indian scripts stay where such a script stands before them.
 */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|(?![\u200c\u200d])\p{Cf}|(?:^|[^\u0600-\u{10ffff}])[\u200c\u200d]/u;

export const holdsUnseen = (text: string): boolean => UNSEEN.test(text);
/** The rule for every text that is typed or imported, by the name of its field. */
export const hidesCharacters = (field: string, text: string): boolean =>
  holdsUnseen(text) && !LONG_TEXTS.test(field);
export const UNSEEN_TEXT = 'holds characters that cannot be seen. Please type it anew.';

/** PostgreSQL keeps neither a NUL nor half a surrogate pair. A stack of its own: a body may be nested deeper than calls may. */
export async function refuseBrokenText({ query, params, body }: FastifyRequest): Promise<void> {
  const open: [field: string, value: unknown][] = [query, params, body].map((part) => ['', part]);
  for (let next = open.pop(); next; next = open.pop()) {
    const [field, value] = next;
    if (typeof value === 'string' && !isStorableText(value))
      throw badField(field, `${field} holds characters that cannot be kept`);
    if (typeof value === 'string' && hidesCharacters(field, value))
      throw badField(field, `${field} ${UNSEEN_TEXT}`);
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [name, inner] of Object.entries(value)) {
      const path = field ? `${field}.${name}` : name;
      if (!isStorableText(name))
        throw badField(field, 'A name contains characters that cannot be stored');
      open.push([path, inner]);
    }
  }
}
