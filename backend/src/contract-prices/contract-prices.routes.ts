import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { changeContractPrice } from './changeContractPrice.ts';
import { contractPriceById, listContractPrices } from './contract-prices.service.ts';
import {
  ContractPrice,
  ContractPriceChange,
  ContractPriceQuery,
  NewContractPrice,
} from './contract-prices.shapes.ts';
import { createContractPrice } from './createContractPrice.ts';

/** Routes of contract prices: selling prices promised to customers and organisations. */
export async function contractPricesRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/sellingPrice',
    {
      schema: { querystring: ContractPriceQuery, response: PageOf('data', ContractPrice) },
      config: requires('quotation', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listContractPrices({ db, settings, viewer }, query)),
    }),
  );
  app.post(
    '/sellingPrice',
    {
      schema: { body: NewContractPrice, response: Answer({ data: ContractPrice }) },
      config: { ...requires('quotation', 'APPROVE'), idempotent: true },
    },
    async (request) => {
      const data = await withIdempotency(request, async (work) =>
        contractPriceById(work, await createContractPrice(work, request.body)),
      );
      return { success: true as const, data };
    },
  );
  app.put(
    '/sellingPrice',
    {
      schema: { body: ContractPriceChange, response: Answer({ data: ContractPrice }) },
      config: requires('quotation', 'APPROVE'),
    },
    async (request) => {
      const { body } = request;
      const data = await withIdempotency(request, async (work) => {
        await changeContractPrice(work, body);
        return contractPriceById(work, body.selling_price_id);
      });
      return { success: true as const, data };
    },
  );
}
