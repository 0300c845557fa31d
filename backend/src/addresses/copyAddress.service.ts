import type { AddressOwner } from '@munim/schema/generated/types.ts';
import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Database, Trx } from '../core/data/database.ts';
import { Id, Nullable, OneOf } from '../core/http/shapes.ts';

const Words = Type.String();

/** Copy of an address as it was on the day, for the ..._details columns of a document. */
export const AddressCopy = Type.Object({
  address_id: Id,
  entity_type: OneOf('SELLER', 'TENANT', 'WAREHOUSE'),
  entity_id: Id,
  address_name: Type.String({ description: 'Of the seller, customer or warehouse.' }),
  address1: Words,
  address2: Nullable(Words),
  address3: Nullable(Words),
  city: Words,
  state: Words,
  country: Words,
  postal_code: Words,
});
export type AddressCopy = Static<typeof AddressCopy> & { entity_type: AddressOwner };

/** Undefined when there is no such address. */
export async function findAddressCopy(
  db: Database | Trx,
  addressId: number,
): Promise<AddressCopy | undefined> {
  return db
    .selectFrom('addresses as a')
    .leftJoin('sellers as s', (on) =>
      on.onRef('s.seller_id', '=', 'a.entity_id').on('a.entity_type', '=', 'SELLER'),
    )
    .leftJoin('tenants as t', (on) =>
      on.onRef('t.tenant_id', '=', 'a.entity_id').on('a.entity_type', '=', 'TENANT'),
    )
    .leftJoin('warehouses as w', (on) =>
      on.onRef('w.warehouse_id', '=', 'a.entity_id').on('a.entity_type', '=', 'WAREHOUSE'),
    )
    .select([
      'a.address_id',
      'a.entity_type',
      'a.entity_id',
      'a.address1',
      'a.address2',
      'a.address3',
      'a.city',
      'a.state',
      'a.country',
    ])
    .select([
      'a.postal_code',
      sql<string>`coalesce(s.seller_name, t.tenant_name, w.warehouse_name, '')`.as('address_name'),
    ])
    .where('a.address_id', '=', addressId)
    .executeTakeFirst();
}

/** Fails when the address does not exist. */
export async function copyAddress(db: Database | Trx, addressId: number): Promise<AddressCopy> {
  const copy = await findAddressCopy(db, addressId);
  if (!copy) throw new Error(`There is no address ${addressId}`);
  return copy;
}
