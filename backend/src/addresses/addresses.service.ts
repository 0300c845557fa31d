import { sql } from 'kysely';
import type { Database, Trx } from '../core/database.ts';
import { type AddressDetails, addressDetails } from '../core/embeds.ts';
import { badField, forbidden, notFound } from '../core/errors.ts';
import { cappedCount, offsetOf } from '../core/paging.ts';
import { given } from '../core/search.ts';
import type { Viewer } from '../core/viewer.ts';
import { addressesInReach, lockOwner, mayAddress } from './addressOwners.ts';
import type { AddressQuery } from './addresses.shapes.ts';

export async function listAddresses(db: Database, query: AddressQuery, viewer: Viewer) {
  const { address_id, entity_type, entity_id, limit = 30 } = query;
  if (address_id === undefined && entity_type === undefined) throw badField('address_id', 'address_id or entity_type is required');
  if ((entity_type === undefined) !== (entity_id === undefined))
    throw badField(entity_type ? 'entity_id' : 'entity_type', 'entity_type and entity_id go together');
  if (entity_type !== undefined && !mayAddress(viewer, entity_type, 'read')) throw forbidden();
  const rows = db
    .selectFrom('addresses as a')
    .where(addressesInReach(viewer, 'read'))
    .where((eb) => given(address_id, (id) => eb('a.address_id', '=', id)))
    .where((eb) => given(entity_type, (type) => eb('a.entity_type', '=', type)))
    .where((eb) => given(entity_id, (id) => eb('a.entity_id', '=', id)));
  const found = await rows
    .select(addressDetails.as('address'))
    .orderBy('a.address_id')
    .limit(limit)
    .offset(offsetOf({ ...query, limit }))
    .execute();
  const count = await cappedCount(db, rows);
  if (address_id !== undefined && !count) throw notFound('Address');
  return { address: found.map((row) => row.address), count };
}

export async function addressById(db: Database | Trx, addressId: number): Promise<AddressDetails> {
  const { address } = await db
    .selectFrom('addresses as a')
    .select(addressDetails.as('address'))
    .where('a.address_id', '=', addressId)
    .executeTakeFirstOrThrow();
  return address;
}

/** The address and its owner, held until the change is done. */
export async function lockAddress(trx: Trx, addressId: number, viewer: Viewer) {
  const owner = await trx
    .selectFrom('addresses as a')
    .select(['a.entity_type', 'a.entity_id'])
    .where('a.address_id', '=', addressId)
    .where(addressesInReach(viewer, 'write'))
    .executeTakeFirst();
  if (!owner) throw notFound('Address');
  await lockOwner(trx, owner.entity_type, owner.entity_id, viewer);
  return trx.selectFrom('addresses').selectAll().where('address_id', '=', addressId).forUpdate().executeTakeFirstOrThrow();
}

/**
 * A customer ships to its first address, a seller's office is the one it names (or its first): the owner's district, state and PIN
 * code follow that address. The owner is locked by now.
 */
export async function keepOwnerInStep(
  trx: Trx,
  { entity_type, entity_id, address_id, city, state, postal_code }: AddressDetails,
): Promise<void> {
  if (entity_type === 'TENANT')
    await trx
      .updateTable('tenants')
      .set({ district: city, state })
      .where('tenant_id', '=', entity_id)
      .where(
        sql<boolean>`not exists (select from addresses a where a.entity_type = 'TENANT' and a.entity_id = ${entity_id}
        and a.address_id < ${address_id})`,
      )
      .execute();
  if (entity_type === 'SELLER')
    await trx
      .updateTable('sellers')
      .set({ office_address_id: address_id, pin_code: Number(postal_code) })
      .where('seller_id', '=', entity_id)
      .where(sql<boolean>`coalesce(office_address_id, ${address_id}) = ${address_id}`)
      .execute();
}
