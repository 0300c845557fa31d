import { sql } from 'kysely';
import { vendorInfo } from '../core/access/vendors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { sellerInfo } from '../core/data/embeds.ts';
import { pageOf } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { byName, contains, whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import type { Transporter, TransporterQuery } from './transporters.shapes.ts';

const openShipments = sql<number>`(select count(*) from shipments h where h.transporter_id = t.transporter_id
  and h.status in ('IN_TRANSIT', 'PARTIALLY_DELIVERED'))`;

const activeTransporters = (db: Database | Trx) =>
  db.selectFrom('transporters as t').where('t.is_deleted', '=', false);
const named = (rows: ReturnType<typeof activeTransporters>) =>
  rows.orderBy(byName('t.transporter_name')).orderBy('t.transporter_id');

async function withDetails(
  rows: ReturnType<typeof activeTransporters>,
  viewer: Viewer,
): Promise<Transporter[]> {
  const found = await rows
    .leftJoin('sellers as s', 's.seller_id', 't.seller_id')
    .leftJoin('addresses as sa', 'sa.address_id', 's.office_address_id')
    .select(['t.transporter_id', 't.transporter_name', 't.gst_number', 't.seller_id'])
    .select([sellerInfo.as('seller'), openShipments.as('open_shipments')])
    .execute();
  return found.map((row) => ({ ...row, seller: vendorInfo(viewer, row.seller) }));
}

/** Transporters by name, without row scope: readers see all of them. */
export async function listTransporters(
  { db, viewer }: Pick<ReadContext, 'db' | 'viewer'>,
  query: TransporterQuery,
) {
  const { transporter_id, transporter_name } = query;
  const rows = activeTransporters(db)
    .where((eb) => whereIf(transporter_id, (id) => eb('t.transporter_id', '=', id)))
    .where(whereIf(transporter_name, (part) => contains('t.transporter_name', part)));
  const ids = named(rows).select('t.transporter_id');
  const [data, count] = await pageOf(db, ids, query, (isOnPage) =>
    withDetails(named(activeTransporters(db).where('t.transporter_id', '=', isOnPage)), viewer),
  );
  if (transporter_id !== undefined && !count) throw notFound('Transporter');
  return { data, count };
}

/** A transporter that exists for certain: it was just written. */
export const transporterById = async (
  { trx, viewer }: Pick<Work, 'trx' | 'viewer'>,
  transporterId: number,
): Promise<Transporter> =>
  single(
    await withDetails(
      activeTransporters(trx).where('t.transporter_id', '=', transporterId),
      viewer,
    ),
  );

/** Locked until the change is done: a shipment locks the same row FOR SHARE. */
export async function lockTransporter(trx: Trx, transporterId: number) {
  const found = await trx
    .selectFrom('transporters')
    .selectAll()
    .where('transporter_id', '=', transporterId)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('Transporter');
  return found;
}
