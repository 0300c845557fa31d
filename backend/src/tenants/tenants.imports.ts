import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { changesPlace, placeColumns, placeOf } from '../addresses/placeColumns.public.ts';
import { visibleTenants } from '../core/access/rowScope.ts';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { refuseWrongGstin } from '../core/http/gstNumber.ts';
import {
  bodyOf,
  idOf,
  type ImportDefinition,
  type ImportRow,
  textOf,
} from '../imports/imports.public.ts';
import { changeTenant } from './changeTenant.ts';
import { createTenant } from './createTenant.ts';
import { NewTenant, TenantChange } from './tenants.shapes.ts';

const found = ({ db, viewer }: ReadContext) =>
  db.selectFrom('tenants as t').where('t.is_deleted', '=', false).where(visibleTenants(viewer));

const named = (context: ReadContext) =>
  found(context).select(['t.tenant_id as id', 't.tenant_name as name']);

/** Values of a sheet's columns; the place is the first address. */
async function current(context: ReadContext, ids: readonly number[]) {
  const rows = await found(context)
    .leftJoin('addresses as a', (on) =>
      on.on(sql<boolean>`a.address_id = (select min(f.address_id) from addresses f
        where f.entity_type = 'TENANT' and f.entity_id = t.tenant_id)`),
    )
    .leftJoin('users as u', 'u.user_id', 't.sales_person')
    .select([
      't.tenant_id',
      't.tenant_name as customer_name',
      't.org_id as organisation',
      't.gst_no',
      't.sales_person',
      't.credit_days',
    ])
    .select(['a.address1', 'a.address2', 'a.address3', 'a.city', 'a.state', 'a.postal_code'])
    .where('t.tenant_id', '=', eqAny([...ids]))
    .execute();
  return new Map(rows.map(({ tenant_id, ...values }) => [tenant_id, values]));
}

/** The number of a row; what is wrong with it is said, where the form of the console has a fixed text. */
function gstNumberOf(row: ImportRow): string | undefined {
  const text = textOf(row, 'gst_no');
  refuseWrongGstin('gst_no', text?.trim().toUpperCase());
  return text;
}

/** Customers with their first address, from another system. */
export const tenantImport: ImportDefinition = {
  label: 'Customers',
  help: 'One row a customer, with its first address, to which it is shipped. Import organisations before; contacts and further addresses after.',
  columns: [
    {
      name: 'customer_name',
      kind: 'text',
      max: LIMITS.customerName,
      required: true,
      field: 'tenant_name',
      help: 'Its name',
      example: 'Kaveri Residency',
    },
    {
      name: 'organisation',
      kind: 'text',
      max: LIMITS.externalId,
      required: true,
      refersTo: 'ORGANISATION',
      field: 'org_id',
      help: 'The group it belongs to',
      example: 'Kaveri Hotels',
    },
    {
      name: 'gst_no',
      kind: 'text',
      max: 15,
      help: 'GST number, with its check digit; empty for none',
      example: '29AAACK1234M1ZP',
    },
    {
      name: 'sales_person',
      kind: 'text',
      max: 150,
      refersTo: 'STAFF',
      help: 'Who sells to it, and sees it',
      example: 'asha@example.com',
    },
    {
      name: 'credit_days',
      kind: 'whole',
      min: 0,
      max: LIMITS.creditDays,
      help: 'Days it has to pay an invoice; the usual ones when empty',
      example: '45',
    },
    ...placeColumns('shipping_address.', false),
  ],
  tally: {
    element: 'LEDGER',
    under: 'Sundry Debtors',
    word: 'ledger under Sundry Debtors',
    columns: {
      external_id: ['@NAME'],
      customer_name: ['@NAME'],
      organisation: ['PARENT'],
      gst_no: ['PARTYGSTIN', 'GSTIN'],
      address1: ['ADDRESS'],
      city: ['ADDRESS#further'],
      state: ['LEDSTATENAME', 'STATE'],
      postal_code: ['PINCODE'],
    },
  },
  permissions: [
    ['TENANT', 'WRITE'],
    ['TENANT', 'UPDATE'],
  ],
  entity: 'TENANT',
  table: 'tenants',
  key: 'tenant_id',
  lookUp: {
    word: 'customer',
    byName: (context, names) =>
      named(context)
        .where(sql`lower(t.tenant_name)`, '=', eqAny([...names]))
        .execute(),
    byId: (context, ids) =>
      named(context)
        .where('t.tenant_id', '=', eqAny([...ids]))
        .execute(),
  },
  current,
  async add(work, parts, row) {
    const body = bodyOf(NewTenant, {
      tenant_name: textOf(row, 'customer_name'),
      org_id: idOf(row, 'organisation'),
      gst_no: gstNumberOf(row),
      sales_person: row.ids['sales_person'],
      credit_days: row.values['credit_days'],
      shipping_address: placeOf(row),
      confirm_duplicate: true,
    });
    return (await createTenant(work, parts, body)).tenant_id;
  },
  async edit(work, { recalculateTaxes }, tenant_id, row) {
    const { changed, ids } = row;
    const body = bodyOf(TenantChange, {
      tenant_id,
      confirm_duplicate: true,
      ...(changed.has('customer_name') ? { tenant_name: textOf(row, 'customer_name') } : {}),
      ...(changed.has('organisation') ? { org_id: ids['organisation'] } : {}),
      ...(changed.has('gst_no') ? { gst_no: gstNumberOf(row) } : {}),
      ...(changed.has('sales_person') ? { sales_person: ids['sales_person'] } : {}),
      ...(changed.has('credit_days') ? { credit_days: row.values['credit_days'] ?? null } : {}),
      ...(changesPlace(changed) ? { shipping_address: placeOf(row) } : {}),
    });
    await changeTenant(work, body, recalculateTaxes);
  },
  ownParts: (ids) => {
    const among = eqAny([...ids]);
    return [
      sql`delete from addresses a where a.entity_type = 'TENANT' and a.entity_id = ${among}
        and a.address_id = (select min(f.address_id) from addresses f where f.entity_type = 'TENANT' and f.entity_id = a.entity_id)
        and exists (select from audit_log l join audit_log made on made.changed_in = l.changed_in
          where l.entity = 'ADDRESS' and l.entity_id = a.address_id and l.action = 'CREATE'
            and made.entity = 'TENANT' and made.entity_id = a.entity_id and made.action = 'CREATE')`,
      sql`delete from billing_registrations where tenant_id = ${among}`,
    ];
  },
};
