import { Type } from 'typebox';
import { PAGE_PARTS } from '../core/data/listPage.ts';
import { requires, requiresAny } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Maybe } from '../core/http/shapes.ts';
import { changePaymentStatus } from './changePaymentStatus.ts';
import { createOutgoingPayment, createReceipt } from './createPayment.ts';
import { createOpeningPayment, useAdvance } from './payOpening.ts';
import { findPayment, listOutgoing, listPayments } from './payments.service.ts';
import {
  AdvanceUse,
  Balance,
  NewOpeningPayment,
  NewOutgoingPayment,
  NewReceipt,
  OutgoingQuery,
  Payment,
  PaymentStatusChange,
  PaymentQuery,
} from './payments.shapes.ts';

export const paymentRecord: RecordKind = {
  name: 'Payment',
  readPermission: ['PAYMENT', 'READ'],
  find: byId(findPayment),
};

/** Routes of receipts for orders and payments for purchase orders. */
export async function paymentsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  const payments = Answer({ data: Type.Array(Payment), ...PAGE_PARTS, balance: Maybe(Balance) });
  app.get(
    '/payment',
    {
      schema: { querystring: PaymentQuery, response: payments },
      config: {
        ...requires('payment', 'READ'),
        otherNames: { orderId: 'order_number', tenantId: 'tenant_id', sellerId: 'seller_id' },
        fieldsOf: 'data',
      },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listPayments({ db, settings, viewer }, query, asked)),
    }),
  );
  app.get(
    '/payment/outgoing',
    {
      schema: { querystring: OutgoingQuery, response: payments },
      config: {
        ...requires('payment', 'READ'),
        otherNames: { sellerId: 'seller_id' },
        fieldsOf: 'data',
      },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listOutgoing({ db, settings, viewer }, query, asked)),
    }),
  );
  app.post(
    '/payment',
    {
      schema: { body: NewReceipt, response: Answer({ data: Payment }) },
      config: {
        ...requires('payment', 'WRITE'),
        idempotent: true,
        otherNames: { orderId: 'order_number' },
      },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createReceipt(work, request.body)),
    }),
  );
  app.post(
    '/payment/outgoing',
    {
      schema: { body: NewOutgoingPayment, response: Answer({ data: Payment }) },
      config: { ...requires('payment', 'WRITE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createOutgoingPayment(work, request.body)),
    }),
  );
  openingRoutes(app);
  app.post(
    '/payment/update',
    {
      schema: { body: PaymentStatusChange, response: Answer({ data: Payment }) },
      config: { ...requiresAny(['payment', 'UPDATE'], ['payment', 'APPROVE']), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changePaymentStatus(work, request.body)),
    }),
  );
}

/** Payments for documents of old books, and what is taken from advances in them. */
function openingRoutes(app: App): void {
  const config = { ...requires('payment', 'WRITE'), idempotent: true } as const;
  app.post(
    '/payment/opening',
    { schema: { body: NewOpeningPayment, response: Answer({ data: Payment }) }, config },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createOpeningPayment(work, request.body)),
    }),
  );
  app.post(
    '/payment/advance',
    { schema: { body: AdvanceUse, response: Answer({ data: Payment }) }, config },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => useAdvance(work, request.body)),
    }),
  );
}
