import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { eqAny } from '../core/data/search.ts';
import type { ReadContext } from '../core/data/work.ts';
import { activeColumn, textColumn } from '../imports/importColumns.public.ts';
import {
  bodyOf,
  type ImportDefinition,
  type ImportRow,
  textOf,
} from '../imports/imports.public.ts';
import { changeSeller } from './changeSeller.ts';
import { createSeller } from './sellers.public.ts';
import { NewSeller, SellerChange } from './sellers.shapes.ts';

const found = ({ db }: ReadContext) =>
  db.selectFrom('sellers as s').where('s.is_deleted', '=', false);
const named = (context: ReadContext) =>
  found(context).select(['s.seller_id as id', 's.seller_name as name']);

const OFFICE = 'office_address_details.';

const fieldsOf = (row: ImportRow) => ({
  seller_name: textOf(row, 'vendor_name'),
  gstin: textOf(row, 'gstin') || null,
  mobile_1: textOf(row, 'mobile'),
  email_id_1: textOf(row, 'email'),
  website: textOf(row, 'website') || null,
  pin_code: Number(textOf(row, 'postal_code')),
  is_active: row.values['is_active'],
  office_address_details: {
    address1: textOf(row, 'address1'),
    city: textOf(row, 'city'),
    state: textOf(row, 'state') || undefined,
    postal_code: textOf(row, 'postal_code'),
  },
});

async function current(context: ReadContext, ids: readonly number[]) {
  const rows = await found(context)
    .leftJoin('addresses as a', 'a.address_id', 's.office_address_id')
    .select(['s.seller_id', 's.seller_name as vendor_name', 's.gstin', 's.mobile_1 as mobile'])
    .select(['s.email_id_1 as email', 's.website', 's.is_active'])
    .select(['a.address1', 'a.city', 'a.state', 'a.postal_code'])
    .where('s.seller_id', '=', eqAny([...ids]))
    .execute();
  return new Map(rows.map(({ seller_id, ...values }) => [seller_id, values]));
}

const { addressLine, addressCity } = LIMITS;

/** Vendors with their office, from another system. */
export const sellerImport: ImportDefinition = {
  label: 'Vendors',
  help: 'Who is bought from, with its office. Offers come after.',
  columns: [
    textColumn(
      'vendor_name',
      LIMITS.sellerName,
      { help: 'Its name', example: 'Sri Traders' },
      { required: true, field: 'seller_name' },
    ),
    textColumn('gstin', 15, {
      help: 'GST number, with its check digit; empty for none',
      example: '29AABCU9603R1ZJ',
    }),
    textColumn(
      'mobile',
      10,
      { help: '10 digits', example: '9876543210' },
      { required: true, field: 'mobile_1' },
    ),
    textColumn(
      'email',
      150,
      { help: 'E-mail address', example: 'sales@example.com' },
      { required: true, field: 'email_id_1' },
    ),
    textColumn('website', 200, { help: 'Its website', example: '' }),
    textColumn(
      'address1',
      addressLine,
      { help: 'Address of its office', example: '4 Market Road' },
      { required: true, field: `${OFFICE}address1` },
    ),
    textColumn(
      'city',
      addressCity,
      { help: 'City or district', example: 'Bengaluru' },
      { required: true, field: `${OFFICE}city` },
    ),
    textColumn(
      'state',
      addressCity,
      { help: 'State; empty where the PIN code tells it', example: 'Karnataka' },
      { field: `${OFFICE}state` },
    ),
    textColumn(
      'postal_code',
      6,
      { help: 'PIN code', example: '560001' },
      { required: true, field: `${OFFICE}postal_code` },
    ),
    activeColumn,
  ],
  tally: {
    element: 'LEDGER',
    under: 'Sundry Creditors',
    word: 'ledger under Sundry Creditors',
    columns: {
      external_id: ['@NAME'],
      vendor_name: ['@NAME'],
      gstin: ['PARTYGSTIN', 'GSTIN'],
      mobile: ['LEDGERMOBILE', 'LEDGERPHONE'],
      email: ['EMAIL'],
      address1: ['ADDRESS'],
      city: ['ADDRESS#further'],
      state: ['LEDSTATENAME', 'STATE'],
      postal_code: ['PINCODE'],
    },
  },
  permissions: [
    ['SELLER', 'WRITE'],
    ['SELLER', 'UPDATE'],
  ],
  entity: 'SELLER',
  table: 'sellers',
  key: 'seller_id',
  unique: ['gstin'],
  lookUp: {
    word: 'vendor',
    byName: (context, names) =>
      named(context)
        .where(sql`lower(s.seller_name)`, '=', eqAny([...names]))
        .execute(),
    byId: (context, ids) =>
      named(context)
        .where('s.seller_id', '=', eqAny([...ids]))
        .execute(),
  },
  current,
  add: (work, { settings }, row) => createSeller(work, bodyOf(NewSeller, fieldsOf(row)), settings),
  async edit(work, { settings, recalculateTaxes }, seller_id, row) {
    const body = bodyOf(SellerChange, { seller_id, ...fieldsOf(row) });
    await changeSeller(work, body, { settings, recalculateTaxes });
  },
  ownParts: (ids) => {
    const among = eqAny([...ids]);
    return [
      sql`with offices as (update sellers s set office_address_id = null from sellers before
          where s.seller_id = ${among} and before.seller_id = s.seller_id returning before.office_address_id as id)
        delete from addresses where address_id in (select id from offices)`,
      sql`delete from seller_categories where seller_id = ${among}`,
    ];
  },
};
