import { type RawBuilder, sql } from 'kysely';
import { badField } from '../http/errors.ts';
import type { Trx } from './database.ts';
import { eqAny } from './search.ts';

/** Columns of a challan that say how its goods travel. */
export const CARRIAGE = [
  'transport_mode',
  'vehicle_number',
  'transporter_name',
  'transporter_gstin',
  'transport_document_number',
  'transport_document_date',
] as const;

/** Column that an issued challan gets when how its goods travel changes: prints say so. */
export const transportUpdated = (
  changes: Record<string, unknown>,
): { transport_updated_at?: RawBuilder<string> } =>
  CARRIAGE.some((name) => name in changes) ? { transport_updated_at: sql<string>`now()` } : {};

/** First key of the advisory lock on one e-way bill number; the second is its hash. */
const LOCK = 7208;

/** The goods that an e-way bill is of: all challans of a shipment, or one challan without a shipment. */
type Movement = { shipmentId: number } | { challanId: number };

/**
 * Refuses a number that a live challan of another movement has, or a cancelled invoice. Two that take one number at once
 * wait for each other; the caller has locked its own documents.
 */
export async function refuseTakenEwayBill(
  trx: Trx,
  number: string,
  movement: Movement,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${number}))`.execute(trx);
  const other = await trx
    .selectFrom('delivery_challans')
    .select('challan_number')
    .where('e_way_bill_number', '=', number)
    .where('status', '<>', 'CANCELLED')
    .where(
      'shipmentId' in movement
        ? sql<boolean>`shipment_id is distinct from ${movement.shipmentId}`
        : sql<boolean>`challan_id <> ${movement.challanId}`,
    )
    .executeTakeFirst();
  if (other)
    throw badField(
      'e_way_bill_number',
      `E-way bill ${number} is on delivery challan ${other.challan_number}: each movement has its own`,
    );
  const ended = await trx
    .selectFrom('invoices')
    .select('invoice_number')
    .where('e_way_bill_number', '=', number)
    .executeTakeFirst();
  if (ended)
    throw badField(
      'e_way_bill_number',
      `E-way bill ${number} is of invoice ${ended.invoice_number}, which is cancelled: the goods need another`,
    );
}

/** Refuses a number for goods whose invoice was cancelled, until the next one is issued: an e-way bill names its invoice. */
export async function refuseEwayBillBeforeInvoice(
  trx: Trx,
  challanIds: readonly number[],
): Promise<void> {
  const waiting = await trx
    .selectFrom('delivery_challans as dc')
    .select('dc.challan_number')
    .where('dc.challan_id', '=', eqAny(challanIds))
    .where(
      sql<boolean>`exists (select from invoices i where i.challan_id = dc.challan_id and i.status = 'CANCELLED')`,
    )
    .where(
      sql<boolean>`not exists (select from invoices i where i.challan_id = dc.challan_id and i.status not in ('CANCELLED', 'VOID', 'DRAFT'))`,
    )
    .orderBy('dc.challan_id')
    .executeTakeFirst();
  if (waiting)
    throw badField(
      'e_way_bill_number',
      `The invoice of challan ${waiting.challan_number} was cancelled: issue its next invoice first, which the e-way bill names`,
    );
}

/** Refuses another number for challans whose e-way bill the portal answered: that is changed where it was registered. */
export async function refuseRegisteredEwayBill(
  trx: Trx,
  number: string | null,
  challanIds: readonly number[],
): Promise<void> {
  const registered = await trx
    .selectFrom('delivery_challans')
    .select(['challan_number', 'e_way_bill_number'])
    .where('challan_id', '=', eqAny(challanIds))
    .where('e_way_bill_at', 'is not', null)
    .where(sql<boolean>`e_way_bill_number is distinct from ${number}`)
    .orderBy('challan_id')
    .executeTakeFirst();
  if (registered)
    throw badField(
      'e_way_bill_number',
      `Challan ${registered.challan_number} is registered with e-way bill ${registered.e_way_bill_number}: change it on its invoice, under IRN and e-way bill`,
    );
}

/** `consignmentValue` of the schema in SQL, from the lines of a challan; over delivery_challans as dc. */
export const consignmentValue = sql<string>`(select coalesce(sum(l.line_total) filter (where l.pan_india_gst > 0),
  sum(l.line_total), 0)::text from dc_lines l where l.challan_id = dc.challan_id)`;
