import { canBy, type PermissionMap } from '@munim/schema/shared/roles.ts';
import type { AppParts } from '../core/appParts.ts';
import { audit } from '../core/audit.ts';
import type { Trx } from '../core/database.ts';
import { html, page } from '../core/html.ts';
import { rupees } from '../core/rupees.ts';
import { anyOf } from '../core/search.ts';
import { managedCategories } from '../core/session.ts';
import type { Viewer } from '../core/viewer.ts';
import type { RecordMessage } from '../messages/outbox.ts';
import { purchaseOrdersInReach } from './purchase-orders.scope.ts';
import type { PoState, PurchaseOrder } from './purchase-orders.shapes.ts';
import { purchaseOrderDocument, shipToOf } from './purchaseOrderDocument.ts';

type Parts = Pick<AppParts, 'settings' | 'services'>;

interface Overrides {
  recipient_emails?: readonly string[];
  recipient_phones?: readonly string[];
}

/** What is said about each state; a draft says nothing. */
const SAID: Record<Exclude<PoState, 'DRAFT'>, string> = {
  SENT_FOR_APPROVAL: 'waits for approval',
  APPROVED: 'is approved',
  REJECTED: 'is rejected',
  ISSUED: 'is ordered of you',
  CANCELLED: 'is cancelled',
};

/** Staff who may approve purchase orders and see this one, and whoever made it. */
async function staffOf(trx: Trx, po: PurchaseOrder): Promise<string[]> {
  const staff = await trx
    .selectFrom('users as u')
    .select(['u.user_id', 'u.role_id', 'u.org_id', 'u.permissions', 'u.email', managedCategories.as('categories')])
    .where('u.role_id', 'is not', null)
    .where('u.banned', '=', false)
    .where('u.deleted_user', '=', false)
    .execute();
  const approvers = staff.filter(({ permissions }) => canBy(permissions as PermissionMap)('PURCHASE_ORDER', 'APPROVE'));
  const reached = await Promise.all(approvers.map((row) => isReached(trx, po.po_id, row)));
  const found = staff.filter((row) => row.user_id === po.created_by || reached[approvers.indexOf(row)]);
  return found.map(({ email }) => email).filter(Boolean);
}
