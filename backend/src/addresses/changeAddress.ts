import type { Trx } from '../core/data/database.ts';
import type { AddressDetails } from '../core/data/embeds.ts';
import { badField, forbidden } from '../core/http/errors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { lockOwner, mayAddress } from './addressOwners.ts';
import { addAddress, type AddressOwners, rewriteAddress } from './addresses.public.ts';
import type { AddressChange, NewAddress } from './addresses.shapes.ts';
import { lockAddress } from './addresses.service.ts';

export async function createAddress(
  trx: Trx,
  owners: AddressOwners,
  body: NewAddress,
  viewer: Viewer,
): Promise<AddressDetails> {
  const { entity_type, entity_id } = body;
  if (!mayAddress(owners, viewer, entity_type, 'write')) throw forbidden();
  await lockOwner(trx, owners, { owner: entity_type, id: entity_id }, viewer);
  return addAddress(trx, { entity_type, entity_id }, body, viewer);
}

/** Existing documents keep the address as it was: they hold a copy. */
export async function changeAddress(
  trx: Trx,
  owners: AddressOwners,
  body: AddressChange,
  viewer: Viewer,
): Promise<AddressDetails> {
  const before = await lockAddress(trx, owners, body.address_id, viewer);
  if (body.entity_type !== undefined && body.entity_type !== before.entity_type)
    throw badField('entity_type', 'The owner of an address cannot change');
  if (body.entity_id !== undefined && body.entity_id !== before.entity_id)
    throw badField('entity_id', 'The owner of an address cannot change');
  return rewriteAddress(trx, before, body, viewer);
}
