import type { Insertable } from 'kysely';
import type { Database, Tables } from '../src/core/data/database.ts';

type RowValues<T extends keyof Tables> = Partial<Insertable<Tables[T]>>;

let next = 0;

/** Masters with default values; each function returns the id of the new row. */
export function testMasters(db: Database) {
  const organisation = async (values: RowValues<'organisations'> = {}) => {
    // The test app's own organisation is number 1, given by hand.
    const row = { org_id: 1000 + ++next, organisation_name: `Organisation ${next}`, ...values };
    return (
      await db.insertInto('organisations').values(row).returning('org_id').executeTakeFirstOrThrow()
    ).org_id;
  };
  const tenant = async (values: RowValues<'tenants'> = {}) => {
    const row = { tenant_name: `Customer ${++next}`, org_id: values.org_id ?? 1, ...values };
    return (
      await db.insertInto('tenants').values(row).returning('tenant_id').executeTakeFirstOrThrow()
    ).tenant_id;
  };
  const contact = async (tenant_id: number, values: RowValues<'users'> = {}) => {
    const mobile = String(8_000_000_000 + ++next);
    const row = {
      tenant_id,
      first_name: 'Contact',
      email: `contact${next}@example.com`,
      mobile,
      username: `contact${next}`,
      ...values,
    };
    return (await db.insertInto('users').values(row).returning('user_id').executeTakeFirstOrThrow())
      .user_id;
  };
  const address = async (
    entity_type: 'SELLER' | 'TENANT' | 'WAREHOUSE',
    entity_id: number,
    values: RowValues<'addresses'> = {},
  ) => {
    const row = {
      address1: '12 Main Road',
      city: 'Bengaluru Urban',
      state: 'Karnataka',
      postal_code: '560001',
      ...values,
    };
    const made = db.insertInto('addresses').values({ entity_type, entity_id, ...row });
    return (await made.returning('address_id').executeTakeFirstOrThrow()).address_id;
  };
  const seller = async (values: RowValues<'sellers'> = {}) => {
    const row = {
      seller_name: `Vendor ${++next}`,
      pin_code: 560001,
      mobile_1: '9000000000',
      email_id_1: 'v@example.com',
      ...values,
    };
    return (
      await db.insertInto('sellers').values(row).returning('seller_id').executeTakeFirstOrThrow()
    ).seller_id;
  };
  const category = async (values: RowValues<'categories'> = {}) => {
    const row = { category_name: `Category ${++next}`, ...values };
    return (
      await db
        .insertInto('categories')
        .values(row)
        .returning('category_id')
        .executeTakeFirstOrThrow()
    ).category_id;
  };
  const product = async (values: RowValues<'products'> = {}) => {
    const category_id = values.category_id ?? (await category());
    const row = {
      product_name: `Product ${++next}`,
      pan_india_gst: '18',
      hsn_code: '630260',
      ...values,
      category_id,
    };
    return (
      await db.insertInto('products').values(row).returning('product_id').executeTakeFirstOrThrow()
    ).product_id;
  };
  const sku = async (values: RowValues<'skus'> = {}) => {
    const product_id = values.product_id ?? (await product());
    const row = { product_sku_name: `SKU ${++next}`, ...values, product_id };
    return (
      await db.insertInto('skus').values(row).returning('product_sku_id').executeTakeFirstOrThrow()
    ).product_sku_id;
  };
  const offer = async (
    product_sku_id: number,
    seller_id: number,
    values: RowValues<'offers'> = {},
  ) => {
    const row = { product_sku_id, seller_id, offer_price: '100', moq: 1, ...values };
    return (
      await db.insertInto('offers').values(row).returning('sku_offer_id').executeTakeFirstOrThrow()
    ).sku_offer_id;
  };
  /** Registration of the customer or organisation that the values name. */
  const registration = async (values: RowValues<'billing_registrations'> = {}) => {
    const row = {
      legal_name: `Legal name ${++next}`,
      address1: '4 Registered Road',
      city: 'Bengaluru Urban',
      state: 'Karnataka',
      postal_code: '560001',
      ...values,
    };
    if (typeof values.tenant_id === 'number' && values.gst_no)
      await db
        .updateTable('tenants')
        .set({ gst_no: values.gst_no })
        .where('tenant_id', '=', values.tenant_id)
        .execute();
    const made = db.insertInto('billing_registrations').values(row);
    return (await made.returning('billing_registration_id').executeTakeFirstOrThrow())
      .billing_registration_id;
  };
  return {
    organisation,
    tenant,
    contact,
    address,
    registration,
    seller,
    category,
    product,
    sku,
    offer,
  };
}
