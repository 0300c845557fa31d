import { Type } from 'typebox';
import { PAGE_PARTS } from '../core/data/listPage.ts';
import { syncDocument } from '../accounting/accounting.public.ts';
import { AmountSums } from '../core/data/amountSums.ts';
import { requires, requiresAny } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { notFound } from '../core/http/errors.ts';
import { Answer } from '../core/http/shapes.ts';
import { SUMMED_BILLS } from './bills.list.ts';
import { billById, listBills, findBill } from './bills.service.ts';
import {
  Bill,
  BillChange,
  BillStatusChange,
  BillParams,
  BillQuery,
  NewBillBody,
  PoToBill,
} from './bills.shapes.ts';
import { changeBill } from './changeBill.ts';
import { refuseIfInAccounting, changeBillStatus } from './changeBillStatus.ts';
import { convertPurchaseOrder, createBill } from './createBill.ts';

export const billRecord: RecordKind = {
  name: 'Bill',
  readPermission: ['PURCHASE_ORDER', 'READ'],
  find: byId(findBill),
};

export async function billsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  const changed = Answer({ data: Bill });
  const writes = requiresAny(['purchase_order', 'UPDATE'], ['payment', 'UPDATE']);
  app.get(
    '/bill',
    {
      schema: {
        querystring: BillQuery,
        response: Answer({
          data: Type.Array(Bill),
          ...PAGE_PARTS,
          sums: AmountSums(SUMMED_BILLS),
        }),
      },
      config: {
        ...requires('purchase_order', 'READ'),
        otherNames: { zoho_bill_id: 'zohoBillId' },
        fieldsOf: 'data',
      },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listBills({ db, settings, viewer }, query, asked)),
    }),
  );
  app.post(
    '/bill',
    { schema: { body: NewBillBody, response: changed }, config: { ...writes, idempotent: true } },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createBill(work, request.body)),
    }),
  );
  app.put(
    '/bill',
    { schema: { body: BillChange, response: changed }, config: writes },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeBill(work, request.body)),
    }),
  );
  app.put(
    '/bill/status',
    { schema: { body: BillStatusChange, response: changed }, config: writes },
    async (request) => {
      await refuseIfInAccounting({ db, settings }, request.body, request.viewer);
      return {
        success: true as const,
        data: await withIdempotency(request, (work) => changeBillStatus(work, request.body)),
      };
    },
  );
  app.post(
    '/bill/convert/purchase_order',
    { schema: { body: PoToBill, response: changed }, config: { ...writes, idempotent: true } },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) =>
        convertPurchaseOrder(work, request.body.po_id),
      ),
    }),
  );
  app.get(
    '/bill/refresh/:billId',
    {
      schema: {
        params: BillParams,
        response: Answer({ error: Type.Array(Type.String()), data: Bill }),
      },
      config: { ...writes, writes: true, inApiTokens: false },
    },
    async ({ params: { billId }, viewer }) => {
      if (!(await findBill({ db, settings, viewer }, billId))) throw notFound('Bill');
      const error = await syncDocument({ db, settings }, 'BILL', billId);
      return {
        success: true as const,
        error,
        data: await billById({ db, settings, viewer }, billId),
      };
    },
  );
}
