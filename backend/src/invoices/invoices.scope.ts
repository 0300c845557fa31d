import type { RawBuilder } from 'kysely';
import { followsOrder } from '../core/access/documentScope.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** Over invoices as i. */
export const visibleInvoices = (viewer: Viewer): RawBuilder<boolean> => followsOrder(viewer, 'i');
