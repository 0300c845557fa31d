import { hash, randomInt } from 'node:crypto';
import { isIP } from 'node:net';
import { crc32 } from 'node:zlib';
import { API_TOKEN_PREFIX } from '@munim/schema/shared/apiTokens.ts';
import {
  commonPermissions,
  permissionsForTokens,
  Role,
  SEES_ALL,
} from '@munim/schema/shared/roles.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../data/database.ts';
import { withNamedStatements } from '../data/namedStatements.ts';
import { Refusal, unauthenticated } from '../http/errors.ts';
import { staff, toViewer } from './staff.ts';
import type { Viewer } from './viewer.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 random bits: a hash without salt is enough. */
const RANDOM_DIGITS = 32;
const CHECK_DIGITS = 6;
const FORM = new RegExp(`^${API_TOKEN_PREFIX}[0-9A-Za-z]{${RANDOM_DIGITS + CHECK_DIGITS}}$`);

/** CRC-32 of what is before them, in base 62: a token that was cut or mistyped is refused unread. */
function checkDigits(text: string): string {
  let rest = crc32(text);
  return Array.from({ length: CHECK_DIGITS }, () => {
    const digit = DIGITS.charAt(rest % DIGITS.length);
    rest = Math.floor(rest / DIGITS.length);
    return digit;
  }).join('');
}

/** A new token: prefix, random digits, check digits. */
export function newApiToken(): string {
  const random = Array.from({ length: RANDOM_DIGITS }, () => DIGITS[randomInt(DIGITS.length)]);
  const text = `${API_TOKEN_PREFIX}${random.join('')}`;
  return `${text}${checkDigits(text)}`;
}

const isWhole = (token: string): boolean =>
  FORM.test(token) && checkDigits(token.slice(0, -CHECK_DIGITS)) === token.slice(-CHECK_DIGITS);

export const hashApiToken = (token: string): string => hash('sha256', token, 'base64url');

/**
 * Address of the caller as PostgreSQL's inet reads it: an IPv4 address also where the socket says it as IPv6; null where a proxy says
 * what is no address.
 */
function addressOf({ ip }: FastifyRequest): string | null {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(address) ? address : null;
}

const tokenRow = (db: Database, tokenHash: string, address: string | null) =>
  staff(db)
    .innerJoin('api_tokens as a', 'a.user_id', 'u.user_id')
    .select(['a.api_token_id', 'a.permissions as scopes', 'a.org_id as scope_org_id'])
    .select(
      sql<boolean>`cardinality(a.networks) = 0 or coalesce(${address}::inet <<= any(a.networks::inet[]), false)`.as(
        'is_allowed_address',
      ),
    )
    .select(
      sql<boolean>`a.last_used_at is null or a.last_used_at < now() - interval '1 minute'`.as(
        'is_use_to_note',
      ),
    )
    .where((eb) =>
      eb.or([
        eb('a.token_hash', '=', tokenHash),
        eb.and([
          eb('a.previous_hash', '=', tokenHash),
          eb('a.previous_ends_at', '>', sql<string>`now()`),
        ]),
      ]),
    )
    .where('a.revoked_at', 'is', null)
    .where('a.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
type TokenRow = NonNullable<Awaited<ReturnType<typeof tokenRow>>>;

/** Person, role and rows that the token stands for: the maker's own, or all customers of one organisation. */
function scopeOf({ scope_org_id, ...row }: TokenRow): TokenRow {
  const permissions = permissionsForTokens(commonPermissions(row.scopes, row.permissions));
  if (scope_org_id === null) return { ...row, scope_org_id, permissions };
  // who sees only a part of the rows, perhaps since then, gives nobody all those of an organisation
  if (!SEES_ALL.includes(row.role_id ?? 0)) throw unauthenticated();
  const role = { role_id: Role.ORGANISATION, org_id: scope_org_id, categories: [] };
  return { ...row, scope_org_id, permissions, ...role };
}

/** Once a minute at most: a token that reads all day writes little. A database that takes no writes still answers reads. */
async function noteUse(request: FastifyRequest, db: Database, id: number): Promise<void> {
  const change = { last_used_at: sql<string>`now()`, last_used_from: addressOf(request) };
  await db
    .updateTable('api_tokens')
    .set(change)
    .where('api_token_id', '=', id)
    .execute()
    .catch((error: unknown) => request.log.warn(error, 'use of an API token not noted'));
}

/**
 * The person in whose name a token asks, with those of the token's permissions that the person still has. Errors: 401 where the
 * token is unknown, revoked or expired, 403 from an address outside its networks.
 */
export async function viewerOfApiToken(
  request: FastifyRequest,
  db: Database,
  token: string,
): Promise<Viewer> {
  if (!isWhole(token)) throw unauthenticated();
  const address = addressOf(request);
  const row = await withNamedStatements(() => tokenRow(db, hashApiToken(token), address));
  if (!row) throw unauthenticated();
  if (!row.is_allowed_address)
    throw new Refusal(403, 'FORBIDDEN', `This API token may not be used from ${address ?? 'here'}`);
  const { api_token_id: apiTokenId } = row;
  const viewer = toViewer(scopeOf(row), `API token ${apiTokenId}`, request.id);
  if (row.is_use_to_note) await noteUse(request, db, apiTokenId);
  return { ...viewer, apiTokenId };
}
