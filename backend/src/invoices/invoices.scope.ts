import type { RawBuilder } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { followsOrder } from '../core/access/documentScope.ts';

/** Over invoices as i. */
export const visibleInvoices = (viewer: Viewer): RawBuilder<boolean> => followsOrder(viewer, 'i');
