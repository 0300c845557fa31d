import { type RawBuilder, sql } from 'kysely';
import type { goodsDocuments } from './testGoodsDocuments.ts';
import type { Mutant } from './testMutants.ts';

type Documents = ReturnType<typeof goodsDocuments>;
export type RunRows = (statement: RawBuilder<unknown>) => Promise<unknown>;

/** Rows as a broken service would leave them, where no single statement of the service does it. */
export const brokenRows = (of: () => Documents, run: RunRows): Mutant[] => [
  {
    name: 'goods that name the challan of another shipment',
    breaks: '13 challan',
    before: async () => {
      await of().sent();
      return of().sent();
    },
    requests: ({ challan_id }) =>
      run(
        sql`update delivery_points set challan_id = (select max(challan_id) from delivery_challans where challan_id < ${challan_id} and challan_type = 'CUSTOMER' and status = 'IN_TRANSIT') where challan_id = ${challan_id}`,
      ),
  },
  {
    name: 'an event that nobody ended',
    breaks: '11 event',
    before: () => of().sent(),
    requests: ({ challan_id }) =>
      run(
        sql`update delivery_point_events set user_id = null where status = 'COMPLETED' and sub_shipment_tracker_id in (select sub_shipment_tracker_id from delivery_points where challan_id = ${challan_id})`,
      ),
  },
  {
    name: 'a bill that lost its shipment',
    breaks: '14 shipment',
    before: () => of().sent(),
    requests: ({ bill_id }) =>
      run(sql`update bills set shipment_id = null where bill_id = ${bill_id}`),
  },
  {
    name: 'two invoices that each name the shipment of the other',
    breaks: '14 shipment',
    before: async () => {
      await of().sent();
      return of().sent();
    },
    requests: ({ invoice_id }) =>
      run(
        sql`update invoices i set shipment_id = (select sum(two.shipment_id) from invoices two where two.invoice_id in (${invoice_id}, ${invoice_id} - 1)) - i.shipment_id
          where i.invoice_id in (${invoice_id}, ${invoice_id} - 1)`,
      ),
  },
  {
    name: 'an order that gets another registration after its invoice',
    breaks: '9 place of supply, 9 registration',
    before: () => of().sent(),
    requests: ({ order_id }) =>
      run(
        sql`with other as (insert into gst_registrations (gstin, state, address1, city, postal_code)
            values ('32AAACM4154Q1ZB', 'Kerala', '9 Market Road', 'Kochi', '682001')
            on conflict (gstin) do update set city = excluded.city returning gst_registration_id)
          update orders set gst_registration_id = (select gst_registration_id from other) where order_id = ${order_id}`,
      ),
  },
  {
    name: 'an invoice a paisa off',
    breaks: '8 document',
    before: () => of().sent(),
    requests: ({ invoice_id }) =>
      run(
        sql`update invoices set invoice_taxable_amount = invoice_taxable_amount + 0.01, invoice_grand_total = invoice_grand_total + 0.01 where invoice_id = ${invoice_id}`,
      ),
  },
  {
    name: 'a line of a bill a paisa off, its head with it',
    breaks: '8 document line, 8 parts',
    before: () => of().sent(),
    requests: ({ bill_id }) =>
      run(
        sql`with l as (update bill_lines set taxable_amount = taxable_amount + 0.01, line_total = line_total + 0.01 where bill_id = ${bill_id}) update bills set bill_base_value = bill_base_value + 0.01, bill_grand_total = bill_grand_total + 0.01 where bill_id = ${bill_id}`,
      ),
  },
  {
    name: 'an invoice that names another place of supply',
    breaks: '9 place of supply',
    before: () => of().sent(),
    requests: ({ invoice_id }) =>
      run(sql`update invoices set place_of_supply = 'Kerala' where invoice_id = ${invoice_id}`),
  },
  {
    name: 'an invoice taxed by the heads of another state',
    breaks: '8 parts, 9 document taxes',
    before: () => of().sent(),
    requests: ({ invoice_id }) =>
      run(
        sql`update invoice_lines set igst_amount = cgst_amount + sgst_amount, cgst_amount = 0, sgst_amount = 0 where invoice_id = ${invoice_id}`,
      ),
  },
  {
    name: 'a bill that says it is paid',
    breaks: '11 trail, 13 bill',
    before: () => of().billed(),
    requests: ({ bill_id }) =>
      run(sql`update bills set status = 'PAID' where bill_id = ${bill_id}`),
  },
  {
    name: 'an invoice that says it is paid',
    breaks: '11 trail, 13 invoice',
    before: () => of().sent(),
    requests: ({ invoice_id }) =>
      run(sql`update invoices set status = 'PAID' where invoice_id = ${invoice_id}`),
  },
  {
    name: 'an order that says it is paid while its invoice is open',
    breaks: '13 agree, 13 order',
    before: () => of().billedBig(),
    requests: ({ order_id }) =>
      run(sql`update orders set payment_status = 'PAID' where order_id = ${order_id}`),
  },
  {
    name: 'a credit note approved by its maker',
    breaks: '11 changes, second person',
    before: async () => {
      const made = await of().credited(await of().sent());
      await of().issueNote(made);
      return made;
    },
    requests: ({ creditnote_id }) =>
      run(
        sql`insert into audit_log (user_id, entity, entity_id, action) select created_by, 'CREDIT_NOTE', creditnote_id, 'ISSUE' from credit_notes where creditnote_id = ${creditnote_id}`,
      ),
  },
  {
    name: 'a stock ledger that can be changed',
    breaks: '11 append-only',
    requests: () => run(sql`alter table stock_ledger disable trigger stock_ledger_append_only`),
  },
];
