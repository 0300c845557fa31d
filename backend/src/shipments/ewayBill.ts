import type { Work } from '../core/data/work.ts';
import { attachFiles, fileOfAddress } from '../documents/documents.public.ts';

/** The file of a shipment's e-way bill: the one it has, or one that the viewer has just uploaded. */
export async function ewayBillOf(
  { trx, settings, viewer }: Work,
  shipment: { shipment_id: number; e_way_bill_attachment: string | null },
  address: string | undefined,
): Promise<string | null> {
  if (!address) return null;
  const present = shipment.e_way_bill_attachment;
  if (present && fileOfAddress(settings, address) === present) return present;
  const record = { entity: 'SHIPMENT', id: shipment.shipment_id } as const;
  const [uuid] = await attachFiles(trx, settings, {
    field: 'e_way_bill_attachments',
    addresses: [address],
    record,
    viewer,
  });
  return uuid ?? null;
}
