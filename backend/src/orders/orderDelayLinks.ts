import { createHmac, timingSafeEqual } from 'node:crypto';
import { now } from '../core/data/clock.ts';
import type { AuditEntry } from '../core/data/audit.ts';
import type { Work } from '../core/data/work.ts';
import { notFound, refused } from '../core/http/errors.ts';
import { findOrganisation } from '../organisations/organisations.public.ts';
import { findCustomer } from '../tenants/tenants.public.ts';
import type { NewOrderDelayLink } from './orderDelays.shapes.ts';

/**
 * Content of a link: late orders that its maker may see, of one organisation or customer if it
 * names one.
 */
export interface OrderDelayLink {
  makerId: number;
  orgId?: number;
  tenantId?: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

const DAY_SECONDS = 24 * 3600;

export const invalidLink = () => refused('This link is not valid or has expired.', 'LINK_INVALID');

/** The first words keep it apart from everything else that is signed with this key. */
const signatureOf = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`order delays\n${payload}`).digest();

export function signLink(
  secret: string,
  { makerId, orgId, tenantId, expiresAt }: OrderDelayLink,
): string {
  const payload = Buffer.from(
    JSON.stringify([makerId, expiresAt, orgId ?? 0, tenantId ?? 0]),
  ).toString('base64url');
  return `${payload}.${signatureOf(secret, payload).toString('base64url')}`;
}

/** The link of a token that this backend signed and that has not expired. */
export function readLink(secret: string, token: string, at = now()): OrderDelayLink {
  const [payload = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, payload);
  // one spelling only: what differs in unused bits is not this link
  const isOurs =
    !more.length &&
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    signature === expected.toString('base64url');
  if (!isOurs) throw invalidLink();
  const [makerId, expiresAt, orgId, tenantId] = JSON.parse(
    Buffer.from(payload, 'base64url').toString(),
  ) as [number, number, number, number];
  if (expiresAt * 1000 <= at) throw invalidLink();
  return { makerId, expiresAt, ...(orgId ? { orgId } : {}), ...(tenantId ? { tenantId } : {}) };
}

/** Record that the link's log entry belongs to. */
function recordOf({ makerId, orgId, tenantId }: OrderDelayLink): Pick<AuditEntry, 'entity' | 'id'> {
  if (tenantId !== undefined) return { entity: 'TENANT', id: tenantId };
  return orgId === undefined
    ? { entity: 'USER', id: makerId }
    : { entity: 'ORGANISATION', id: orgId };
}

/** Makes a link to the late orders of an organisation or customer in the viewer's row scope. */
export async function createOrderDelayLink(work: Work, body: NewOrderDelayLink) {
  const { settings, viewer } = work;
  const { org_id, tenant_id, valid_days = 30 } = body;
  if (settings.orderDelayTracker === 'off')
    throw refused('The order delay tracker is switched off');
  if (org_id !== undefined && !(await findOrganisation(work, org_id)))
    throw notFound('Organisation');
  if (tenant_id !== undefined && !(await findCustomer(work, tenant_id))) throw notFound('Customer');
  const expires_at = Math.floor(now() / 1000) + valid_days * DAY_SECONDS;
  const link: OrderDelayLink = { makerId: viewer.userId, expiresAt: expires_at };
  if (org_id !== undefined) link.orgId = org_id;
  if (tenant_id !== undefined) link.tenantId = tenant_id;
  await work.audit({
    ...recordOf(link),
    action: 'CREATE_TRACKER_LINK',
    remarks: `${valid_days} days`,
  });
  return {
    url: `${settings.consoleBaseUrl}/public/order-delay-tracker?token=${signLink(settings.tokenSecret, link)}`,
    expires_at,
  };
}
