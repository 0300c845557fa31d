import { type Static, Type } from 'typebox';
import type { Database } from '../core/data/database.ts';
import { notFound, refused } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import { Id, Maybe, Nullable, Shape } from '../core/http/shapes.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { findChallan } from '../delivery-challans/delivery-challans.service.ts';
import { eInvoice, eInvoiceProblems } from './eInvoice.ts';
import { type Carriage, eWayBill, eWayBillProblems } from './eWayBill.ts';
import { invoicePaperFacts } from './invoiceDocument.ts';
import { invoiceById } from './invoices.service.ts';
import type { Invoice } from './invoices.shapes.ts';
import type { PortalProblem } from './portalRules.ts';

export const EInvoiceQuery = Shape({ invoice_id: Id });
export const EWayBillQuery = Shape({
  challan_id: Id,
  distance_km: Maybe(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
});
export type EWayBillQuery = Static<typeof EWayBillQuery>;

export const PortalFile = Type.Object({
  file_name: Type.String(),
  content: Nullable(
    Type.String({
      description: 'JSON in the format of the portal; null while it would be refused.',
    }),
  ),
  problems: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
});
export type PortalFile = Static<typeof PortalFile>;

/** A file, or why there is none. */
const fileOf = (
  kind: string,
  invoice: Invoice,
  problems: PortalProblem[],
  content: () => unknown,
): PortalFile => ({
  file_name: `${kind}-${invoice.invoice_number ?? `draft-${invoice.invoice_id}`}.json`,
  content: problems.length ? null : JSON.stringify(content(), null, 2),
  problems,
});

/** The invoice for the e-invoice portal. */
export async function eInvoiceFile(
  db: Database,
  settings: Settings,
  invoiceId: number,
  viewer: Viewer,
): Promise<PortalFile> {
  const invoice = await invoiceById(db, settings, invoiceId, viewer);
  const facts = await invoicePaperFacts(db, invoice);
  // the portal accepts a list: invoices may be merged into one file by hand
  return fileOf('e-invoice', invoice, eInvoiceProblems(invoice, settings), () => [
    eInvoice(invoice, facts, settings),
  ]);
}

/** E-way bill file of a challan to a customer, from the invoice that goes with it. */
export async function eWayBillFile(
  db: Database,
  settings: Settings,
  query: EWayBillQuery,
  viewer: Viewer,
): Promise<PortalFile> {
  const { challan_id, distance_km: distanceKm = 0 } = query;
  if (!(await findChallan(db, challan_id, viewer))) throw notFound('Delivery challan');
  const row = await db
    .selectFrom('invoices as i')
    .innerJoin('shipments as s', 's.shipment_id', 'i.shipment_id')
    .leftJoin('transporters as tr', 'tr.transporter_id', 's.transporter_id')
    .select([
      'i.invoice_id',
      's.transport_mode',
      's.vehicle_number',
      'tr.transporter_name',
      'tr.gst_number',
    ])
    .where('i.challan_id', '=', challan_id)
    .where('i.status', 'not in', ['CANCELLED', 'VOID'])
    .executeTakeFirst();
  if (!row) throw refused('This challan has no invoice', 'NO_INVOICE');
  const invoice = await invoiceById(db, settings, row.invoice_id, viewer);
  const facts = await invoicePaperFacts(db, invoice);
  const carriage: Carriage = {
    transportMode: row.transport_mode,
    vehicleNumber: row.vehicle_number,
    distanceKm,
    transporterName: row.transporter_name,
    transporterGstin: row.gst_number,
  };
  const problems = eWayBillProblems(invoice, carriage, settings);
  return fileOf('e-way-bill', invoice, problems, () =>
    eWayBill(invoice, facts, carriage, settings),
  );
}
