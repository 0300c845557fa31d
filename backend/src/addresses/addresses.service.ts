import type { AddressOwner } from '@munim/schema/generated/types.ts';
import { type Selectable, sql } from 'kysely';
import { audit, differences } from '../core/data/audit.ts';
import type { Database, Tables, Trx } from '../core/data/database.ts';
import { type AddressDetails, addressDetails } from '../core/data/embeds.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import { cappedCount, offsetOf } from '../core/data/paging.ts';
import { given } from '../core/data/search.ts';
import type { Place } from '../core/http/shapes.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { addressesInReach, lockOwner, mayAddress } from './addressOwners.ts';
import type { AddressQuery } from './addresses.shapes.ts';

export async function listAddresses(db: Database, query: AddressQuery, viewer: Viewer) {
  const { address_id, entity_type, entity_id, limit = 30 } = query;
  if (address_id === undefined && entity_type === undefined)
    throw badField('address_id', 'address_id or entity_type is required');
  if ((entity_type === undefined) !== (entity_id === undefined))
    throw badField(
      entity_type ? 'entity_id' : 'entity_type',
      'entity_type and entity_id go together',
    );
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

/** For documents made by hand: the owner must be readable and in the viewer's row scope. */
export const isAddressReadable = async (
  db: Database | Trx,
  addressId: number,
  viewer: Viewer,
): Promise<boolean> =>
  (await db
    .selectFrom('addresses as a')
    .select('a.address_id')
    .where('a.address_id', '=', addressId)
    .where(addressesInReach(viewer, 'read'))
    .executeTakeFirst()) !== undefined;

async function addressById(db: Database | Trx, addressId: number): Promise<AddressDetails> {
  const { address } = await db
    .selectFrom('addresses as a')
    .select(addressDetails.as('address'))
    .where('a.address_id', '=', addressId)
    .executeTakeFirstOrThrow();
  return address;
}

/** Trims the fields. A line that is not sent stays, an empty one is removed. */
const addressRow = ({ address1, address2, address3, city, state, postal_code }: Place) => ({
  address1: address1.trim(),
  ...(address2 === undefined ? {} : { address2: address2.trim() || null }),
  ...(address3 === undefined ? {} : { address3: address3.trim() || null }),
  city: city.trim(),
  state: state.trim(),
  postal_code,
});

interface Owner {
  entity_type: AddressOwner;
  entity_id: number;
}

/** For an owner that the caller holds, and may write to. */
export async function addAddress(
  trx: Trx,
  owner: Owner,
  place: Place,
  viewer: Viewer,
): Promise<AddressDetails> {
  const { address_id } = await trx
    .insertInto('addresses')
    .values({ ...owner, ...addressRow(place) })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  const address = await addressById(trx, address_id);
  await keepOwnerInStep(trx, address);
  await audit(trx, viewer, { entity: 'ADDRESS', id: address_id, action: 'CREATE' });
  return address;
}

/** A change of what is there already; nothing is written when nothing differs. */
export async function rewriteAddress(
  trx: Trx,
  before: Selectable<Tables['addresses']>,
  place: Place,
  viewer: Viewer,
): Promise<AddressDetails> {
  const { address_id } = before;
  const fields = addressRow(place);
  const changes = differences(before, fields);
  if (Object.keys(changes).length) {
    await trx.updateTable('addresses').set(fields).where('address_id', '=', address_id).execute();
    await audit(trx, viewer, { entity: 'ADDRESS', id: address_id, action: 'UPDATE', changes });
  }
  const address = await addressById(trx, address_id);
  await keepOwnerInStep(trx, address);
  return address;
}

/** The first address of a customer, which it ships to. Its owner is held by the caller. */
export const firstAddressOf = (trx: Trx, { entity_type, entity_id }: Owner) =>
  trx
    .selectFrom('addresses')
    .selectAll()
    .where('entity_type', '=', entity_type)
    .where('entity_id', '=', entity_id)
    .orderBy('address_id')
    .limit(1)
    .executeTakeFirst();

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
  return trx
    .selectFrom('addresses')
    .selectAll()
    .where('address_id', '=', addressId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * A customer ships to its first address, a seller's office and a warehouse's place are the one it names (or its first): the owner's
 * district, state and PIN code follow that address. The owner is locked by now.
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
  if (entity_type === 'WAREHOUSE')
    await trx
      .updateTable('warehouses')
      .set({ address_id })
      .where('warehouse_id', '=', entity_id)
      .where('address_id', 'is', null)
      .execute();
}
