import type { Trx } from './database.ts';
import { anyOf } from './search.ts';

/** Ids of papers, those that are not there left out. */
type Ids = readonly (number | null)[];
interface Papers {
  orders?: Ids;
  pos?: Ids;
  shipments?: Ids;
  challans?: Ids;
}

const known = (ids: Ids = []): number[] => [...new Set(ids)].filter((id) => id !== null);

/** Holds papers in everybody's order, each kind by id, so that nobody waits for who waits for them (docs/decisions/048). */
export async function holdPapers(trx: Trx, papers: Papers): Promise<void> {
  const [orders, pos, shipments, challans] = [
    known(papers.orders),
    known(papers.pos),
    known(papers.shipments),
    known(papers.challans),
  ];
  if (orders.length)
    await trx
      .selectFrom('orders')
      .select('order_id')
      .where('order_id', '=', anyOf(orders))
      .orderBy('order_id')
      .forNoKeyUpdate()
      .execute();
  if (pos.length)
    await trx
      .selectFrom('purchase_orders')
      .select('po_id')
      .where('po_id', '=', anyOf(pos))
      .orderBy('po_id')
      .forUpdate()
      .execute();
  if (shipments.length)
    await trx
      .selectFrom('shipments')
      .select('shipment_id')
      .where('shipment_id', '=', anyOf(shipments))
      .orderBy('shipment_id')
      .forUpdate()
      .execute();
  if (challans.length)
    await trx
      .selectFrom('delivery_challans')
      .select('challan_id')
      .where('challan_id', '=', anyOf(challans))
      .orderBy('challan_id')
      .forUpdate()
      .execute();
}
