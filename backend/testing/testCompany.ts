import { Role } from '@munim/schema/shared/roles.ts';
import type { TestApp } from './testApp.ts';

/**
 * The smallest company in which something can be quoted. One customer is in the sales person's own
 * row scope, one is not.
 */
export interface TestCompany {
  tenantId: number;
  foreignTenantId: number;
  contactId: number;
  foreignContactId: number;
  /** Address within the company's own state (Karnataka); the far one is outside it. */
  addressId: number;
  farAddressId: number;
  foreignAddressId: number;
  /** One in a category that the category manager (1009) manages, one in a category of nobody. */
  skuId: number;
  unmanagedSkuId: number;
  sellerId: number;
  offerId: number;
  hiddenOfferId: number;
  unmanagedOfferId: number;
}

const CONTACT = { permissions: '{}', last_name: 'Rao' };

export async function addTestCompany({ db, userIdOf }: TestApp): Promise<TestCompany> {
  const one = <T>(rows: T[]): T => rows[0]!;
  const tenant = async (name: string, sales_person: number, org_id: number) =>
    one(
      await db
        .insertInto('tenants')
        .values({
          tenant_name: name,
          org_id,
          sales_person,
          verified_tenant: true,
          district: 'Mysuru',
          state: 'Karnataka',
        })
        .returning('tenant_id')
        .execute(),
    ).tenant_id;
  const other = one(
    await db
      .insertInto('organisations')
      .values({ org_id: 2, organisation_name: 'Other organisation' })
      .returning('org_id')
      .execute(),
  );
  const tenantId = await tenant('Hotel Udupi Grand', userIdOf(Role.SALES), 1);
  const foreignTenantId = await tenant(
    'Resort of someone else',
    userIdOf(Role.SALES_SECOND),
    other.org_id,
  );

  let phone = 8_000_000_000;
  const contact = async (tenant_id: number) =>
    one(
      await db
        .insertInto('users')
        .values({
          ...CONTACT,
          tenant_id,
          first_name: 'Meera',
          email: `contact${tenant_id}@example.com`,
          username: `contact${tenant_id}`,
          mobile: String(phone++),
        })
        .returning('user_id')
        .execute(),
    ).user_id;
  const address = async (
    entity_id: number,
    state: string,
    entity_type: 'TENANT' | 'SELLER' = 'TENANT',
  ) =>
    one(
      await db
        .insertInto('addresses')
        .values({
          entity_type,
          entity_id,
          address1: '1 Main Road',
          city: state === 'Kerala' ? 'Kochi' : 'Mysuru',
          state,
          postal_code: '570001',
        })
        .returning('address_id')
        .execute(),
    ).address_id;
  const sku = async (category: string, managed: boolean) => {
    const { category_id } = one(
      await db
        .insertInto('categories')
        .values({ category_name: category })
        .returning('category_id')
        .execute(),
    );
    if (managed)
      await db
        .insertInto('category_managers')
        .values({ category_id, user_id: userIdOf(Role.CATEGORY_MANAGER) })
        .execute();
    const { product_id } = one(
      await db
        .insertInto('products')
        .values({
          category_id,
          product_name: `${category} product`,
          pan_india_gst: '12',
          hsn_code: '630260',
        })
        .returning('product_id')
        .execute(),
    );
    return one(
      await db
        .insertInto('skus')
        .values({ product_id, product_sku_name: `${category} SKU` })
        .returning('product_sku_id')
        .execute(),
    ).product_sku_id;
  };
  const skuId = await sku('Linen', true);
  const unmanagedSkuId = await sku('Packaging', false);
  const { seller_id } = one(
    await db
      .insertInto('sellers')
      .values({
        seller_name: 'Weavers of Erode',
        pin_code: 638001,
        mobile_1: '9812345678',
        email_id_1: 'weavers@example.com',
        zone: 'SOUTH',
        org_id: 1002,
      })
      .returning('seller_id')
      .execute(),
  );
  const office = await address(seller_id, 'Tamil Nadu', 'SELLER');
  await db
    .updateTable('sellers')
    .set({ office_address_id: office })
    .where('seller_id', '=', seller_id)
    .execute();
  const offer = async (product_sku_id: number, is_active: boolean) =>
    one(
      await db
        .insertInto('offers')
        .values({ product_sku_id, seller_id, offer_price: '100', mrp: '150', moq: 10, is_active })
        .returning('sku_offer_id')
        .execute(),
    ).sku_offer_id;
  return {
    tenantId,
    foreignTenantId,
    skuId,
    unmanagedSkuId,
    sellerId: seller_id,
    contactId: await contact(tenantId),
    foreignContactId: await contact(foreignTenantId),
    addressId: await address(tenantId, 'Karnataka'),
    farAddressId: await address(tenantId, 'Kerala'),
    foreignAddressId: await address(foreignTenantId, 'Karnataka'),
    offerId: await offer(skuId, true),
    hiddenOfferId: await offer(skuId, false),
    unmanagedOfferId: await offer(unmanagedSkuId, true),
  };
}

/** Calls the app as a role; returns status and body. */
export async function call(
  test: TestApp,
  role: number | null,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const auth = role === null ? {} : await test.as(role);
  const response = await test.app.inject({
    method,
    url,
    headers: { ...auth, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

/** A quote request, priced at cost 100 and margin 10 unless it shall stay pending. */
export async function addRfq(
  test: TestApp,
  company: TestCompany,
  {
    priced = true,
    quantity = 10,
    addressId = company.addressId,
    skuId = company.skuId,
    offerId = company.offerId,
  } = {},
): Promise<number> {
  const { tenantId: tenant_id, contactId: user_id } = company;
  const made = await call(test, Role.TOP_ADMIN, 'POST', '/rfq', {
    tenant_id,
    user_id,
    address_id: addressId,
    items: [{ product_sku_id: skuId, quantity }],
  });
  const request_id: number = made.body.data[0].request_id;
  if (priced)
    await call(test, Role.TOP_ADMIN, 'PUT', '/rfq', {
      request_id,
      quantity,
      status: 'PRICE_UPDATED',
      rfq_offer_id: offerId,
      ...PRICE,
    });
  return request_id;
}

export const PRICE = {
  rfq_offer_price: '100.00',
  rfq_mg: '10.00',
  rfq_selling_price: '110.00',
  pan_india_gst: '12',
};
