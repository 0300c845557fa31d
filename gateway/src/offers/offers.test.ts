import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let skuId: string;
let sellerId: string;
let offerId: string;

beforeAll(async () => {
  stack = await testStack();
  const masters = testMasters(stack.backend.db);
  const sku = await masters.sku({ product_sku_name: 'Tumbler' });
  const seller = await masters.seller({ seller_name: 'Acme' });
  const office_address_id = await masters.address('SELLER', seller);
  await stack.backend.db
    .updateTable('sellers')
    .set({ office_address_id })
    .where('seller_id', '=', seller)
    .execute();
  offerId = String(
    await masters.offer(sku, seller, { offer_price: '12.5', mrp: '20', moq: 3, brand: 'B' }),
  );
  await masters.offer(sku, seller, { is_active: false });
  await masters.offer(sku, await masters.seller({ seller_name: 'Cheap' }), { offer_price: '9' });
  [skuId, sellerId] = [String(sku), String(seller)];
});
afterAll(() => stack.close());

const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
const run = (
  query: string,
  variables?: Record<string, unknown>,
  who: number = Role.CATEGORY_MANAGER,
) => stack.run(who, query, variables);
const FIELDS =
  'id skuId skuName seller { id name state } mrp offerPrice deliveryTimeDays moq isActive packagingDetails brand color type';

describe('reading', () => {
  const SKU_OFFERS = `query($skuId: ID!, $sellerId: ID) { skuOffers(skuId: $skuId, sellerId: $sellerId) { count items {
    seller { id name district state } minimumPrice offerCount offers { ${FIELDS} } } } }`;

  test('offers of a SKU by seller take one call', async () => {
    const { data, errors } = await run(SKU_OFFERS, { skuId });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      skuOffers: {
        count: 2,
        items: [
          {
            seller: { name: 'Cheap', district: null, state: null },
            minimumPrice: '9.00',
            offerCount: 1,
          },
          {
            seller: { id: sellerId, name: 'Acme', district: 'Bengaluru Urban', state: 'Karnataka' },
            minimumPrice: '12.50',
            offerCount: 2,
            offers: [
              {
                id: offerId,
                skuId,
                skuName: 'Tumbler',
                seller: { id: sellerId, name: 'Acme', state: 'Karnataka' },
                mrp: '20.00',
                offerPrice: '12.50',
                deliveryTimeDays: 7,
                moq: 3,
                isActive: true,
                packagingDetails: null,
                brand: 'B',
                color: null,
              },
              { isActive: false, offerPrice: '100.00' },
            ],
          },
        ],
      },
    });
    expect(stack.calls()).toEqual([
      `GET /getOffer?product_sku_id=${skuId}&map_seller_info=true&group_by_seller=true&page=1&limit=80`,
    ]);
    const one = await run(SKU_OFFERS, { skuId, sellerId });
    expect(one.data).toMatchObject({ skuOffers: { count: 1 } });
  });

  test('offers of a seller by SKU take one call', async () => {
    const { data } = await run(
      `query($id: ID!) { sellerOffers(sellerId: $id) { count items { id skuId skuName minimumPrice offerCount offers { ${FIELDS} } } } }`,
      {
        id: sellerId,
      },
    );
    expect(data).toMatchObject({
      sellerOffers: {
        count: 1,
        items: [
          {
            id: `${sellerId}-${skuId}`,
            skuId,
            skuName: 'Tumbler',
            minimumPrice: '12.50',
            offerCount: 2,
            offers: [{ id: offerId, seller: { name: 'Acme' } }, {}],
          },
        ],
      },
    });
    expect(stack.calls()).toEqual([`GET /getOfferBySku?seller_id=${sellerId}&page=1&limit=10`]);
  });

  test('one by id', async () => {
    const OFFER = `query($id: ID!) { offer(id: $id) { ${FIELDS} } }`;
    expect((await run(OFFER, { id: offerId })).data).toMatchObject({
      offer: { id: offerId, seller: { id: sellerId } },
    });
    expect(stack.calls()).toEqual([`GET /getOffer?sku_offer_id=${offerId}&map_seller_info=true`]);
    expect(codeOf(await run(OFFER, { id: '999999' }))).toBe('NOT_FOUND');
    expect(codeOf(await run(OFFER, { id: 'x' }))).toBe('BAD_USER_INPUT');
  });

  test.each([
    `{ skuOffers(skuId: 1) { count } }`,
    `{ sellerOffers(sellerId: 1) { count } }`,
    `{ offer(id: 1) { id } }`,
    `mutation { createOffer(input: { skuId: 1, sellerId: 1, offerPrice: "1", moq: 1 }) { id } }`,
    `mutation { updateOffer(input: { id: 1, isActive: false }) { id } }`,
    `mutation { deleteOffer(id: 1) { success } }`,
  ])('%s requires the permission; the backend is not called', async (query) => {
    expect(codeOf(await run(query, {}, Role.SALES))).toBe('FORBIDDEN');
    expect(stack.calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});

describe('writing', () => {
  const CREATE = `mutation($input: CreateOfferInput!) { createOffer(input: $input) { ${FIELDS} } }`;
  const UPDATE = `mutation($input: UpdateOfferInput!) { updateOffer(input: $input) { ${FIELDS} } }`;

  test('create, update, hide, show and delete take one call each', async () => {
    const made = await run(CREATE, {
      input: { skuId, sellerId, offerPrice: '5', moq: 2, color: 'red', brand: 'B' },
    });
    expect(made.errors).toBeUndefined();
    const offer = (made.data as { createOffer: { id: string } }).createOffer;
    expect(offer).toMatchObject({
      offerPrice: '5.00',
      mrp: '0.00',
      moq: 2,
      isActive: true,
      color: 'red',
      seller: { name: 'Acme' },
    });
    expect(stack.calls()).toEqual(['POST /createOffer']);
    const changed = await run(UPDATE, {
      input: { id: offer.id, offerPrice: '6', moq: 4, color: null },
    });
    expect(changed.data).toMatchObject({
      updateOffer: { offerPrice: '6.00', moq: 4, color: null, brand: 'B' },
    });
    expect((await run(UPDATE, { input: { id: offer.id, isActive: false } })).data).toMatchObject({
      updateOffer: { isActive: false },
    });
    expect((await run(UPDATE, { input: { id: offer.id, isActive: true } })).data).toMatchObject({
      updateOffer: { isActive: true },
    });
    expect(stack.calls()).toEqual(['PATCH /updateOffer']);
    const gone = await run('mutation($id: ID!) { deleteOffer(id: $id) { success message } }', {
      id: offer.id,
    });
    expect(gone.data).toEqual({ deleteOffer: { success: true, message: null } });
    expect(codeOf(await run(UPDATE, { input: { id: offer.id, isActive: true } }))).toBe(
      'NOT_FOUND',
    );
  });

  test('errors keep their text and name the field', async () => {
    const refused = await run(UPDATE, { input: { id: offerId, offerPrice: '5' } });
    expect(refused.errors?.[0]).toMatchObject({
      message: 'moq is required',
      extensions: { code: 'BAD_USER_INPUT', field: 'moq' },
    });
    expect(
      codeOf(await run(CREATE, { input: { skuId, sellerId, offerPrice: '-5', moq: 2 } })),
    ).toBe('BAD_USER_INPUT');
    expect(
      (await run(CREATE, { input: { skuId, sellerId, offerPrice: '5', moq: 0 } })).errors?.[0],
    ).toMatchObject({
      extensions: { field: 'moq' },
    });
  });
});
