import { audit, differences } from '../core/audit.ts';
import type { Trx } from '../core/database.ts';
import type { AddressDetails } from '../core/embeds.ts';
import { badField, forbidden } from '../core/errors.ts';
import type { Viewer } from '../core/viewer.ts';
import { lockOwner, mayAddress } from './addressOwners.ts';
import { addressById, keepOwnerInStep, lockAddress } from './addresses.service.ts';
import type { AddressChange, NewAddress } from './addresses.shapes.ts';

type Place = Pick<NewAddress, 'address1' | 'address2' | 'address3' | 'city' | 'state' | 'postal_code'>;

/** As it is printed: without spaces around. A line that is not sent stays as it was, an empty one goes. */
const toRow = ({ address1, address2, address3, city, state, postal_code }: Place) => ({
  address1: address1.trim(),
  ...(address2 === undefined ? {} : { address2: address2.trim() || null }),
  ...(address3 === undefined ? {} : { address3: address3.trim() || null }),
  city: city.trim(),
  state: state.trim(),
  postal_code,
});

export async function createAddress(trx: Trx, body: NewAddress, viewer: Viewer): Promise<AddressDetails> {
  const { entity_type, entity_id } = body;
  if (!mayAddress(viewer, entity_type, 'write')) throw forbidden();
  await lockOwner(trx, entity_type, entity_id, viewer);
  const { address_id } = await trx
    .insertInto('addresses')
    .values({ entity_type, entity_id, ...toRow(body) })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  const address = await addressById(trx, address_id);
  await keepOwnerInStep(trx, address);
  await audit(trx, viewer, { entity: 'ADDRESS', id: address_id, action: 'CREATE' });
  return address;
}

/** Printed papers keep the address as it was: they hold a copy. */
export async function changeAddress(trx: Trx, body: AddressChange, viewer: Viewer): Promise<AddressDetails> {
  const before = await lockAddress(trx, body.address_id, viewer);
  if (body.entity_type !== undefined && body.entity_type !== before.entity_type)
    throw badField('entity_type', 'The owner of an address cannot change');
  if (body.entity_id !== undefined && body.entity_id !== before.entity_id)
    throw badField('entity_id', 'The owner of an address cannot change');
  const fields = toRow(body);
  const changes = differences(before, fields);
  if (Object.keys(changes).length) {
    await trx.updateTable('addresses').set(fields).where('address_id', '=', body.address_id).execute();
    await audit(trx, viewer, { entity: 'ADDRESS', id: body.address_id, action: 'UPDATE', changes });
  }
  const address = await addressById(trx, body.address_id);
  await keepOwnerInStep(trx, address);
  return address;
}
