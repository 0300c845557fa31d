import { sql } from 'kysely';
import { visibleTenants } from '../core/access/rowScope.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { bodyOf, idOf, type ImportDefinition } from '../imports/imports.public.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { AddressChange, NewAddress } from './addresses.shapes.ts';
import { changeAddress, createAddress } from './changeAddress.ts';
import { placeColumns, placeOf } from './placeColumns.public.ts';
import { badField } from '../core/http/errors.ts';

const current = ({ db }: ReadContext, ids: readonly number[]) =>
  db
    .selectFrom('addresses')
    .select([
      'address_id',
      'entity_id',
      'address1',
      'address2',
      'address3',
      'city',
      'state',
      'postal_code',
    ])
    .where('address_id', '=', eqAny([...ids]))
    .where('entity_type', '=', 'TENANT')
    .execute();

/** Addresses of customers in the row scope, by their first line. */
const named = ({ db, viewer }: ReadContext) =>
  db
    .selectFrom('addresses as a')
    .innerJoin('tenants as t', 't.tenant_id', 'a.entity_id')
    .select(['a.address_id as id', 'a.address1 as name'])
    .where('a.entity_type', '=', 'TENANT')
    .where('t.is_deleted', '=', false)
    .where(visibleTenants(viewer));

/** Further places of customers, from another system. */
export const addressImport: ImportDefinition = {
  label: 'Addresses of customers',
  help: 'Places beside the first address, which the sheet of customers has. Import customers before.',
  columns: [
    {
      name: 'customer',
      kind: 'text',
      max: LIMITS.externalId,
      required: true,
      refersTo: 'CUSTOMER',
      field: 'entity_id',
      help: 'Whose address it is',
      example: 'Kaveri Residency',
    },
    ...placeColumns('', true),
  ],
  permissions: [['TENANT', 'UPDATE']],
  entity: 'ADDRESS',
  table: 'addresses',
  key: 'address_id',
  lookUp: {
    word: 'address with the first line',
    byName: (context, lines) =>
      named(context)
        .where(sql`lower(a.address1)`, '=', eqAny([...lines]))
        .execute(),
    byId: (context, ids) =>
      named(context)
        .where('a.address_id', '=', eqAny([...ids]))
        .execute(),
  },
  async current(context, ids) {
    const rows = await current(context, ids);
    return new Map(
      rows.map(({ address_id, entity_id, ...values }) => [
        address_id,
        { ...values, customer: entity_id },
      ]),
    );
  },
  async add(work, { addressOwners }, row) {
    const owner = { entity_type: 'TENANT', entity_id: idOf(row, 'customer') };
    const body = bodyOf(NewAddress, { ...placeOf(row), country: 'India', ...owner });
    return (await createAddress(work, addressOwners, body)).address_id;
  },
  async edit(work, parts, address_id, row) {
    if (row.changed.has('customer'))
      throw badField('entity_id', 'An address stays with its customer');
    await changeAddress(work, parts, bodyOf(AddressChange, { address_id, ...placeOf(row) }));
  },
};
