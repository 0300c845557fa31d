import { sql } from 'kysely';
import { audit } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { indianDay } from '../core/data/days.ts';
import { refused } from '../core/http/errors.ts';
import { headOf, lineColumns } from '../core/data/documentLines.ts';
import type { Settings } from '../core/settings.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { settlePaper } from '../payments/settlePaper.service.ts';
import { queueAccountingPush } from '../accounting/accounting.service.ts';
import { nextPaperNumber } from '../core/data/documentNumber.ts';

/** Days to pay an invoice, the same as for bills. */
const DAYS_TO_PAY = 30;

const inDays = (days: number): string => indianDay(new Date(Date.now() + days * 24 * 3600_000));

/** A challan to a customer, with what the invoice keeps of its order and customer. */
const challanOf = (trx: Trx, challanId: number) =>
  trx
    .selectFrom('delivery_challans as c')
    .innerJoin('orders as o', 'o.order_id', 'c.order_id')
    .innerJoin('tenants as t', 't.tenant_id', 'o.tenant_id')
    .select([
      'c.challan_id',
      'c.challan_type',
      'c.shipment_id',
      'c.order_id',
      'c.from_address_details',
      'c.delivery_address_details',
    ])
    .select(['c.within_state', 'o.tenant_id', 'o.customer_po_no', 't.gst_no'])
    .where('c.challan_id', '=', challanId)
    .executeTakeFirstOrThrow();

/** Its lines at the order's prices, fixed from now on. */
const linesOf = (trx: Trx, challanId: number) =>
  trx
    .selectFrom('dc_lines as d')
    .innerJoin('order_lines as l', 'l.line_id', 'd.order_line_id')
    .innerJoin('addresses as a', 'a.address_id', 'l.address_id')
    .select([
      'd.dc_line_id',
      'd.line_number',
      'd.product_sku_id',
      'd.delivered_qty as quantity',
      'l.line_id as order_line_id',
    ])
    .select([
      'l.selling_price',
      'l.order_line_discount as discount_percent',
      'l.pan_india_gst',
      'a.state',
    ])
    .where('d.challan_id', '=', challanId)
    .orderBy('d.line_number')
    .execute();

/** The state whose heads the lines bear: of the address they were ordered to, wherever this part of them is sent. */
const placeOfSupply = (
  states: readonly string[],
  withinState: boolean,
  { houseState }: Settings,
): string =>
  states.find((state) => (state === houseState) === withinState) ?? states[0] ?? houseState;

/**
 * Makes the invoice of a challan to a customer, numbered at once unless people issue invoices by
 * hand; advances pay it. The caller has locked the
 * order's row.
 */
export async function makeInvoice(
  trx: Trx,
  settings: Settings,
  { challanId }: { challanId: number },
  viewer: Viewer,
): Promise<number> {
  const challan = await challanOf(trx, challanId);
  const { shipment_id, order_id, within_state: withinState } = challan;
  if (challan.challan_type !== 'CUSTOMER' || shipment_id === null || order_id === null)
    throw refused('Only a challan to a customer is invoiced');
  const found = await linesOf(trx, challanId);
  const states = found.map((line) => line.state);
  const lines = found.map(({ state: _state, ...line }) => {
    const {
      quantity,
      selling_price: price,
      discount_percent: discountPercent,
      pan_india_gst: gstPercent,
    } = line;
    return {
      ...line,
      ...lineColumns({ quantity, price, discountPercent, gstPercent, withinState }),
    };
  });
  const head = headOf(lines);
  const { invoice_id } = await trx
    .insertInto('invoices')
    .values({
      status: 'DRAFT',
      order_id,
      shipment_id,
      challan_id: challanId,
      tenant_id: challan.tenant_id,
      house_gstin: settings.houseGstin,
      tenant_gstin: challan.gst_no,
      place_of_supply: placeOfSupply(states, withinState, settings),
      from_address_details: JSON.stringify(challan.from_address_details),
      delivery_address_details: JSON.stringify(challan.delivery_address_details),
      within_state: withinState,
      due_date: inDays(DAYS_TO_PAY),
      customer_po_no: challan.customer_po_no,
      invoice_taxable_amount: head.taxable,
      invoice_gst_amount: head.gst,
      invoice_grand_total: head.total,
      created_by: viewer.userId,
    })
    .returning('invoice_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('invoice_lines')
    .values(lines.map(({ total, ...line }) => ({ ...line, line_total: total, invoice_id })))
    .execute();
  await countInvoiced(trx, invoice_id, 1);
  const status = settings.invoiceAtDispatch === 'draft' ? 'DRAFT' : 'ISSUED';
  if (status === 'ISSUED') await giveNumber(trx, invoice_id);
  await audit(trx, viewer, { entity: 'INVOICE', id: invoice_id, action: 'CREATE', to: status });
  await settlePaper(trx, { order_id }, viewer);
  if (status === 'ISSUED') await queueAccountingPush(trx, 'INVOICE', invoice_id);
  return invoice_id;
}

/** Quantities on live invoices are counted on the order's lines. */
export async function countInvoiced(trx: Trx, invoiceId: number, sign: 1 | -1): Promise<void> {
  await sql`
    update order_lines l set invoiced_quantity = l.invoiced_quantity + ${sign}::integer * i.units
    from (select order_line_id, sum(quantity)::integer as units from invoice_lines where invoice_id = ${invoiceId} group by 1) i
    where l.line_id = i.order_line_id`.execute(trx);
}

/** The number, in the last step: from here until the end of the transaction all others of the series wait. */
export async function giveNumber(trx: Trx, invoiceId: number): Promise<void> {
  const day = indianDay();
  const { house_gstin } = await trx
    .selectFrom('invoices')
    .select('house_gstin')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const invoice_number = await nextPaperNumber(trx, 'INV', { gstin: house_gstin, day });
  await trx
    .updateTable('invoices')
    .set({
      status: 'ISSUED',
      invoice_number,
      invoice_date: day,
      due_date: sql<string>`greatest(due_date, ${day}::date)`,
    })
    .where('invoice_id', '=', invoiceId)
    .execute();
}
