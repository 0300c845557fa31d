import type { AddressDetails } from '../core/data/embeds.ts';
import type { Work } from '../core/data/work.ts';
import { badField, forbidden } from '../core/http/errors.ts';
import {
  addAddress,
  type AddressOwners,
  rewriteAddress,
  type RecalculateTaxes,
} from './addresses.public.ts';
import { lockAddress } from './addresses.service.ts';
import type { AddressChange, NewAddress } from './addresses.shapes.ts';
import { lockOwner, mayAddress } from './addressOwners.ts';

export async function createAddress(
  work: Work,
  owners: AddressOwners,
  body: NewAddress,
): Promise<AddressDetails> {
  const { viewer } = work;
  const { entity_type, entity_id } = body;
  if (!mayAddress(owners, viewer, entity_type, 'write')) throw forbidden();
  await lockOwner(work, owners, { owner: entity_type, id: entity_id });
  return addAddress(work, { entity_type, entity_id }, body);
}

/**
 * Existing documents keep the address as it was: they have a copy. Lines that are not invoiced are
 * taxed anew when it moves to another state.
 */
export async function changeAddress(
  work: Work,
  {
    addressOwners: owners,
    recalculateTaxes,
  }: { addressOwners: AddressOwners; recalculateTaxes: readonly RecalculateTaxes[] },
  body: AddressChange,
): Promise<{ address: AddressDetails; taxed_anew: string[] }> {
  const before = await lockAddress(work, owners, body.address_id);
  if (body.entity_type !== undefined && body.entity_type !== before.entity_type)
    throw badField('entity_type', 'The owner of an address cannot change');
  if (body.entity_id !== undefined && body.entity_id !== before.entity_id)
    throw badField('entity_id', 'The owner of an address cannot change');
  const moved = await owners[before.entity_type].beforeMove?.(work, before.entity_id);
  const { address, recalculated } = await rewriteAddress(work, before, body, { recalculateTaxes });
  await moved?.();
  return { address, taxed_anew: recalculated };
}
