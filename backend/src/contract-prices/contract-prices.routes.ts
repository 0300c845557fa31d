import { requires } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import type { Trx } from '../core/data/database.ts';
import { once } from '../core/data/idempotency.ts';
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
      ...(await listContractPrices(db, settings, query, viewer)),
    }),
  );
  app.post(
    '/sellingPrice',
    {
      schema: { body: NewContractPrice, response: Answer({ data: ContractPrice }) },
      config: { ...requires('quotation', 'APPROVE'), idempotent: true },
    },
    async (request) => {
      const { body, viewer } = request;
      const made = async (trx: Trx) =>
        contractPriceById(trx, settings, await createContractPrice(trx, body, viewer), viewer);
      return { success: true as const, data: await once(db, request, made) };
    },
  );
  app.put(
    '/sellingPrice',
    {
      schema: { body: ContractPriceChange, response: Answer({ data: ContractPrice }) },
      config: requires('quotation', 'APPROVE'),
    },
    async (request) => {
      const { body, viewer } = request;
      const changed = async (trx: Trx) => {
        await changeContractPrice(trx, body, viewer);
        return contractPriceById(trx, settings, body.selling_price_id, viewer);
      };
      return { success: true as const, data: await once(db, request, changed) };
    },
  );
}
