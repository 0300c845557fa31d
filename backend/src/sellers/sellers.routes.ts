import { WalkedPage } from '../core/data/listPage.ts';
import type { AddressOwnerKind } from '../addresses/addresses.public.ts';
import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { changeSeller } from './changeSeller.ts';
import { deleteSeller } from './deleteSeller.ts';
import { findSeller, createSeller } from './sellers.public.ts';
import { listSellers, lockSeller, sellerById } from './sellers.service.ts';
import { NewSeller, Seller, SellerChange, SellerId, SellerQuery } from './sellers.shapes.ts';

const one = Answer({ data: Seller });

export const sellerAddresses: AddressOwnerKind = {
  name: 'Vendor',
  read: ['SELLER', 'READ'],
  write: ['SELLER', 'UPDATE'],
  lock: lockSeller,
};

export const sellerRecord: RecordKind = {
  name: 'Vendor',
  readPermission: ['SELLER', 'READ'],
  find: byId(findSeller),
};

export async function sellersRoutes(
  app: App,
  { db, settings, recalculateTaxes }: AppParts & Declared,
): Promise<void> {
  app.get(
    '/getSeller',
    {
      schema: { querystring: SellerQuery, response: WalkedPage('data', Seller) },
      config: { ...requires('seller', 'READ'), fieldsOf: 'data' },
    },
    async ({ query, asked }) => ({
      success: true as const,
      ...(await listSellers({ db, settings }, query, asked)),
    }),
  );
  app.post(
    '/createSeller',
    {
      schema: { body: NewSeller, response: one },
      config: { ...requires('seller', 'WRITE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, async (work) =>
        sellerById(work.trx, settings, await createSeller(work, request.body, settings)),
      ),
    }),
  );
  app.patch(
    '/updateSeller',
    { schema: { body: SellerChange, response: one }, config: requires('seller', 'UPDATE') },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, async (work) => {
        await changeSeller(work, request.body, { settings, recalculateTaxes });
        return sellerById(work.trx, settings, request.body.seller_id);
      }),
    }),
  );
  app.delete(
    '/deleteSeller',
    {
      schema: { body: SellerId, response: Answer({ result: SellerId }) },
      config: requires('seller', 'DELETE'),
    },
    async (request) => ({
      success: true as const,
      result: await withIdempotency(request, (work) => deleteSeller(work, request.body.seller_id)),
    }),
  );
}
