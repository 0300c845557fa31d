import type { Trx } from '../core/data/database.ts';
import type { ShipmentRow } from './transport.ts';

/** Transport of a shipment's goods, as its challans say it. */
export type Carriage = Awaited<ReturnType<typeof carriageColumns>>;

/** Columns of its challans: also the transporter's name and number of this day, since documents are frozen. */
export async function carriageColumns(
  trx: Trx,
  {
    transporter_id,
    transport_mode,
    vehicle_number,
  }: Pick<ShipmentRow, 'transporter_id' | 'transport_mode' | 'vehicle_number'>,
) {
  const transporter =
    transporter_id === null
      ? undefined
      : await trx
          .selectFrom('transporters')
          .select(['transporter_name', 'gst_number'])
          .where('transporter_id', '=', transporter_id)
          .executeTakeFirstOrThrow();
  return {
    transport_mode,
    vehicle_number,
    transporter_name: transporter?.transporter_name ?? null,
    transporter_gstin: transporter?.gst_number ?? null,
  };
}
