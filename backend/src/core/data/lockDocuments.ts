import type { Trx } from './database.ts';
import { eqAny } from './search.ts';

/** Ids of documents without the null ones. */
type Ids = readonly (number | null)[];
interface Documents {
  orders?: Ids;
  pos?: Ids;
  shipments?: Ids;
  challans?: Ids;
}

const known = (ids: Ids = []): number[] => [...new Set(ids)].filter((id) => id !== null);

/**
 * Locks documents in the common order, each kind by id, so that no two requests wait for each other
 * (docs/decisions/022).
 */
export async function lockDocuments(trx: Trx, documents: Documents): Promise<void> {
  const [orders, pos, shipments, challans] = [
    known(documents.orders),
    known(documents.pos),
    known(documents.shipments),
    known(documents.challans),
  ];
  if (orders.length)
    await trx
      .selectFrom('orders')
      .select('order_id')
      .where('order_id', '=', eqAny(orders))
      .orderBy('order_id')
      .forNoKeyUpdate()
      .execute();
  if (pos.length)
    await trx
      .selectFrom('purchase_orders')
      .select('po_id')
      .where('po_id', '=', eqAny(pos))
      .orderBy('po_id')
      .forUpdate()
      .execute();
  if (shipments.length)
    await trx
      .selectFrom('shipments')
      .select('shipment_id')
      .where('shipment_id', '=', eqAny(shipments))
      .orderBy('shipment_id')
      .forUpdate()
      .execute();
  if (challans.length)
    await trx
      .selectFrom('delivery_challans')
      .select('challan_id')
      .where('challan_id', '=', eqAny(challans))
      .orderBy('challan_id')
      .forUpdate()
      .execute();
}
