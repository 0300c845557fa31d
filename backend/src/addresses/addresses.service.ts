import { addressDetails } from '../core/data/embeds.ts';
import { countRows, offsetOf } from '../core/data/paging.ts';
import { whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { badField, forbidden, notFound } from '../core/http/errors.ts';
import type { AddressOwners } from './addresses.public.ts';
import type { AddressQuery } from './addresses.shapes.ts';
import { visibleAddresses, lockOwner, mayAddress } from './addressOwners.ts';

export async function listAddresses(
  { db, viewer }: ReadContext,
  owners: AddressOwners,
  query: AddressQuery,
) {
  const { address_id, entity_type, entity_id, limit = 30 } = query;
  if (address_id === undefined && entity_type === undefined)
    throw badField('address_id', 'address_id or entity_type is required');
  if ((entity_type === undefined) !== (entity_id === undefined))
    throw badField(
      entity_type ? 'entity_id' : 'entity_type',
      'entity_type and entity_id go together',
    );
  if (entity_type !== undefined && !mayAddress(owners, viewer, entity_type, 'read'))
    throw forbidden();
  const rows = db
    .selectFrom('addresses as a')
    .where(visibleAddresses(owners, viewer, 'read'))
    .where((eb) => whereIf(address_id, (id) => eb('a.address_id', '=', id)))
    .where((eb) => whereIf(entity_type, (type) => eb('a.entity_type', '=', type)))
    .where((eb) => whereIf(entity_id, (id) => eb('a.entity_id', '=', id)));
  const found = await rows
    .select(addressDetails.as('address'))
    .orderBy('a.address_id')
    .limit(limit)
    .offset(offsetOf({ ...query, limit }))
    .execute();
  const count = await countRows(db, rows);
  if (address_id !== undefined && !count) throw notFound('Address');
  return { address: found.map((row) => row.address), count };
}

/** Locks the address and its owner until the transaction ends. */
export async function lockAddress(work: Work, owners: AddressOwners, addressId: number) {
  const { trx, viewer } = work;
  const owner = await trx
    .selectFrom('addresses as a')
    .select(['a.entity_type', 'a.entity_id'])
    .where('a.address_id', '=', addressId)
    .where(visibleAddresses(owners, viewer, 'write'))
    .executeTakeFirst();
  if (!owner) throw notFound('Address');
  await lockOwner(work, owners, { owner: owner.entity_type, id: owner.entity_id });
  return trx
    .selectFrom('addresses')
    .selectAll()
    .where('address_id', '=', addressId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
