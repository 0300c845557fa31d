import type {
  AddressOwner,
  PermissionAction,
  PermissionEntity,
} from '@munim/schema/generated/types.ts';
import { gstinStateProblem } from '@munim/schema/shared/gstin.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import { differences } from '../core/data/audit.ts';
import type { Database, Tables, Trx } from '../core/data/database.ts';
import { type AddressDetails, addressDetails } from '../core/data/embeds.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work, ReadContext } from '../core/data/work.ts';
import { badField } from '../core/http/errors.ts';
import type { Place } from '../core/http/shapes.ts';
import type { AddressCopy } from './addresses.shapes.ts';
import { visibleAddresses } from './addressOwners.ts';
import { gstNumberOf, stateOfPlace } from './stateOfPlace.public.ts';

type Permission = readonly [PermissionEntity, PermissionAction];

/**
 * Declaration of a feature whose records have addresses. An address has no permission of its own:
 * the owner's permissions apply.
 */
export interface AddressOwnerKind {
  name: string;
  read: Permission;
  write: Permission;
  /** Row scope over the column with the owner's id; without it READ of one owner is READ of all. */
  scope?: (viewer: Viewer, column: string) => RawBuilder<boolean>;
  /** Undefined when there is none in the row scope. */
  lock(work: Work, id: number): Promise<unknown>;
  /** Called with the owner locked, before one of its addresses changes; what it answers is called afterwards, and may refuse the change. */
  beforeMove?(work: Work, id: number): Promise<() => Promise<void>>;
}
export type AddressOwners = Readonly<Record<AddressOwner, AddressOwnerKind>>;

/** True when the owner is readable and in the viewer's row scope; for documents made by hand. */
export const isAddressReadable = async (
  { db, viewer }: ReadContext,
  owners: AddressOwners,
  addressId: number,
): Promise<boolean> =>
  (await db
    .selectFrom('addresses as a')
    .select('a.address_id')
    .where('a.address_id', '=', addressId)
    .where(visibleAddresses(owners, viewer, 'read'))
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
const addressRow = ({ address1, address2, address3, city, postal_code }: Place, state: string) => ({
  address1: address1.trim(),
  ...(address2 === undefined ? {} : { address2: address2.trim() || null }),
  ...(address3 === undefined ? {} : { address3: address3.trim() || null }),
  city: city.trim(),
  state,
  postal_code,
});

export interface Owner {
  entity_type: AddressOwner;
  entity_id: number;
}

/**
 * Adds an address to an owner that the caller has locked and may write to. `at` is the place's prefix
 * in the request, for refusals.
 */
export async function addAddress(
  work: Work,
  owner: Owner,
  place: Place,
  at = '',
): Promise<AddressDetails> {
  const { trx } = work;
  const state = await stateOfPlace(place, at, () => gstNumberOf(trx, owner));
  const { address_id } = await trx
    .insertInto('addresses')
    .values({ ...owner, ...addressRow(place, state) })
    .returning('address_id')
    .executeTakeFirstOrThrow();
  const address = await addressById(trx, address_id);
  await updateOwner(trx, address, at);
  await work.audit({ entity: 'ADDRESS', id: address_id, action: 'CREATE' });
  return address;
}

/**
 * A change of what is there already; nothing is written when nothing differs. Answers the numbers of
 * the orders that are taxed anew because the state is another one.
 */
export async function rewriteAddress(
  work: Work,
  before: Selectable<Tables['addresses']>,
  place: Place,
  {
    at = '',
    recalculateTaxes = [],
  }: { at?: string; recalculateTaxes?: readonly RecalculateTaxes[] } = {},
): Promise<{ address: AddressDetails; recalculated: string[] }> {
  const { trx } = work;
  const { address_id } = before;
  const fields = addressRow(place, await stateOfPlace(place, at, () => gstNumberOf(trx, before)));
  const changes = differences(before, fields);
  if (Object.keys(changes).length) {
    await trx.updateTable('addresses').set(fields).where('address_id', '=', address_id).execute();
    await work.audit({ entity: 'ADDRESS', id: address_id, action: 'UPDATE', changes });
  }
  const address = await addressById(trx, address_id);
  await updateOwner(trx, address, at);
  if (address.state_code === before.state_code) return { address, recalculated: [] };
  return { address, recalculated: await taxAll(work, recalculateTaxes, { address_id }) };
}

/** The first address of a customer, its shipping address. The caller has locked the owner. */
export const firstAddressOf = (trx: Trx, { entity_type, entity_id }: Owner) =>
  trx
    .selectFrom('addresses')
    .selectAll()
    .where('entity_type', '=', entity_type)
    .where('entity_id', '=', entity_id)
    .orderBy('address_id')
    .limit(1)
    .executeTakeFirst();

/**
 * A customer ships to its first address, a seller's office and a warehouse's place are the one it names (or its first): the owner's
 * district, state and PIN code follow that address. The owner is locked by now.
 */
async function updateOwner(
  trx: Trx,
  { entity_type, entity_id, address_id, city, state, postal_code }: AddressDetails,
  at: string,
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
  if (entity_type === 'SELLER') {
    const seller = await trx
      .updateTable('sellers')
      .set({ office_address_id: address_id, pin_code: Number(postal_code) })
      .where('seller_id', '=', entity_id)
      .where(sql<boolean>`coalesce(office_address_id, ${address_id}) = ${address_id}`)
      .returning(['gstin', 'is_transporter'])
      .executeTakeFirst();
    const problem =
      seller?.gstin && !seller.is_transporter ? gstinStateProblem(seller.gstin, state) : null;
    if (problem) throw badField(`${at}state`, problem);
  }
  if (entity_type === 'WAREHOUSE')
    await trx
      .updateTable('warehouses')
      .set({ address_id })
      .where('warehouse_id', '=', entity_id)
      .where('address_id', 'is', null)
      .execute();
}

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
      'a.state_code',
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

/** State by which a line is taxed: its GST code, and whether it is the company's own. */
export interface TaxPlace {
  state_code: string;
  within_state: boolean;
}

/**
 * Shares addresses until the end of the transaction. A document that gets another address takes
 * this before its own row: a change of an address locks the address first and its documents after
 * it.
 */
export const shareAddresses = (trx: Trx, addressIds: readonly number[]) =>
  trx
    .selectFrom('addresses')
    .select('address_id')
    .where('address_id', '=', eqAny([...new Set(addressIds)]))
    .orderBy('address_id')
    .forShare()
    .execute();

/** Cause for which the tax of open documents is recalculated. */
export type TaxCause = { address_id: number } | { tenant_id: number } | { org_id: number };

/** Taxes the open documents of a feature anew; answers the numbers of the orders that changed. */
export type RecalculateTaxes = (work: Work, cause: TaxCause) => Promise<string[]>;

export async function taxAll(
  work: Work,
  recalculateTaxes: readonly RecalculateTaxes[],
  cause: TaxCause,
): Promise<string[]> {
  const orders: string[] = [];
  for (const tax of recalculateTaxes) orders.push(...(await tax(work, cause)));
  return orders;
}
