import { Type } from 'typebox';
import { requires } from '../core/access/access.ts';
import { Offer } from '../core/data/catalogueEmbeds.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Count, PageOf } from '../core/http/shapes.ts';
import { changeOffer } from './changeOffer.ts';
import { createOffer } from './createOffer.ts';
import { deleteOffer } from './deleteOffer.ts';
import { listOffers, listOffersBySeller, listOffersBySku } from './offers.service.ts';
import {
  NewOffer,
  OfferChange,
  OfferId,
  OfferQuery,
  OffersOfSeller,
  OffersOfSku,
  SellerOffersQuery,
} from './offers.shapes.ts';

/** Routes of sellers' offers. */
export async function offersRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    '/getOffer',
    {
      schema: {
        querystring: OfferQuery,
        response: Answer({
          data: Type.Union([Type.Array(Offer), Type.Array(OffersOfSeller)]),
          count: Count,
        }),
      },
      config: { ...requires('offer', 'READ'), otherNames: { sku_id: 'product_sku_id' } },
    },
    async ({ query }) => ({
      success: true as const,
      ...(await (query.group_by_seller ? listOffersBySeller : listOffers)(db, query)),
    }),
  );
  app.get(
    '/getOfferBySku',
    {
      schema: { querystring: SellerOffersQuery, response: PageOf('data', OffersOfSku) },
      config: requires('offer', 'READ'),
    },
    async ({ query }) => ({ success: true as const, ...(await listOffersBySku(db, query)) }),
  );
  app.post(
    '/createOffer',
    {
      schema: { body: NewOffer, response: Answer({ data: Offer }) },
      config: {
        ...requires('offer', 'WRITE'),
        idempotent: true,
        otherNames: { product_sku_id: 'sku_id' },
      },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createOffer(work, request.body)),
    }),
  );
  app.patch(
    '/updateOffer',
    {
      schema: { body: OfferChange, response: Answer({ data: Offer }) },
      config: requires('offer', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeOffer(work, request.body)),
    }),
  );
  app.delete(
    '/deleteOffer',
    {
      schema: { body: OfferId, response: Answer({ result: OfferId }) },
      config: requires('offer', 'DELETE'),
    },
    async (request) => ({
      success: true as const,
      result: await withIdempotency(request, (work) =>
        deleteOffer(work, request.body.sku_offer_id),
      ),
    }),
  );
}
