import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { onDuplicate } from '../core/data/duplicates.ts';
import type { Work } from '../core/data/work.ts';
import { badField, refused } from '../core/http/errors.ts';
import { refuseWrongGstin } from '../core/http/gstNumber.ts';
import { lockTransporter, transporterById } from './transporters.service.ts';
import type { NewTransporter, Transporter, TransporterChange } from './transporters.shapes.ts';

const ENTITY = 'TRANSPORTER';
/** Refuses the second of two parallel requests, which only the index can. */
const onDuplicateGst = <T>(write: () => Promise<T>) =>
  onDuplicate(
    'transporters_gst_number',
    badField('gst_number', 'A transporter with this GST number is there already'),
    write,
  );

/** Freight is billed by a vendor that is a transporter; one that was put away since may stay. */
async function refuseOtherSeller(trx: Trx, sellerId: number): Promise<void> {
  const seller = await trx
    .selectFrom('sellers')
    .select('is_transporter')
    .where('seller_id', '=', sellerId)
    .where('is_deleted', '=', false)
    .forShare()
    .executeTakeFirst();
  if (!seller?.is_transporter) throw badField('seller_id', 'This vendor is not a transporter');
}

const fieldsOf = ({ transporter_name, gst_number, seller_id }: NewTransporter) => ({
  transporter_name: transporter_name.trim(),
  gst_number,
  seller_id: seller_id ?? null,
});

export async function createTransporter(work: Work, body: NewTransporter): Promise<Transporter> {
  const { trx, viewer } = work;
  const fields = fieldsOf(body);
  refuseWrongGstin('gst_number', fields.gst_number, { isTransporter: true });
  if (fields.seller_id !== null) await refuseOtherSeller(trx, fields.seller_id);
  const { transporter_id } = await onDuplicateGst(() =>
    trx
      .insertInto('transporters')
      .values({ ...fields, created_by: viewer.userId })
      .returning('transporter_id')
      .executeTakeFirstOrThrow(),
  );
  await work.audit({ entity: ENTITY, id: transporter_id, action: 'CREATE' });
  return transporterById(work, transporter_id);
}

/** All fields as the form shows them. Shipments name the transporter, so that they show it as it is now; challans were printed before. */
export async function changeTransporter(work: Work, body: TransporterChange): Promise<Transporter> {
  const { trx } = work;
  const before = await lockTransporter(trx, body.transporter_id);
  const fields = fieldsOf(body);
  refuseWrongGstin('gst_number', fields.gst_number, {
    before: before.gst_number,
    isTransporter: true,
  });
  const changes = differences(before, fields);
  if (changes['seller_id'] && fields.seller_id !== null)
    await refuseOtherSeller(trx, fields.seller_id);
  if (Object.keys(changes).length) {
    await onDuplicateGst(() =>
      trx
        .updateTable('transporters')
        .set(fields)
        .where('transporter_id', '=', before.transporter_id)
        .execute(),
    );
    await work.audit({
      entity: ENTITY,
      id: before.transporter_id,
      action: 'UPDATE',
      changes,
    });
  }
  return transporterById(work, before.transporter_id);
}

/** Leaves every list; shipments of before keep it. Asked after the lock, so that a shipment that came first is seen. */
export async function deleteTransporter(
  work: Work,
  transporter_id: number,
): Promise<{ transporter_id: number }> {
  const { trx } = work;
  await lockTransporter(trx, transporter_id);
  const { open_shipments } = await transporterById(work, transporter_id);
  if (open_shipments > 0) throw refused('Transporter has open shipments', 'TRANSPORTER_IN_USE');
  await trx
    .updateTable('transporters')
    .set({ is_deleted: true })
    .where('transporter_id', '=', transporter_id)
    .execute();
  await work.audit({ entity: ENTITY, id: transporter_id, action: 'DELETE' });
  return { transporter_id };
}
