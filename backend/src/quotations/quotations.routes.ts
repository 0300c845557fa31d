import { Type } from 'typebox';
import { PAGE_PARTS } from '../core/data/listPage.ts';
import { AmountSums } from '../core/data/amountSums.ts';
import { requiresOrProof, requires, requiresAny } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import { byId, type RecordKind } from '../core/data/records.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Id, Shape } from '../core/http/shapes.ts';
import { PRINT_QUERY, sendPrint } from '../core/print/sendPrint.ts';
import { byLink } from '../documents/documents.public.ts';
import { sendAsked } from '../messages/messages.public.ts';
import { SUMMED_QUOTATIONS } from './quotations.list.ts';
import { changeQuotation } from './changeQuotation.ts';
import { createQuotation } from './createQuotation.ts';
import { quotationDocument, quotationPrintFacts } from './quotationDocument.ts';
import { findQuotation, listQuotations, quotationById } from './quotations.service.ts';
import {
  NewQuotation,
  Quotation,
  QuotationChange,
  QuotationMail,
  QuotationQuery,
} from './quotations.shapes.ts';
import { queueQuotationMail } from './sendQuotation.ts';

const Written = Answer({ quotation_id: Id, data: Quotation });
const written = (data: Quotation) => ({
  success: true as const,
  quotation_id: data.quotation_id,
  data,
});

export const quotationRecord: RecordKind = {
  name: 'Quotation',
  readPermission: ['QUOTATION', 'READ'],
  find: byId(findQuotation),
  prints: { quotation: { path: '/quotation/download', idName: 'quotation_id' } },
};

export async function quotationsRoutes(
  app: App,
  { db, settings, services }: AppParts,
): Promise<void> {
  app.get(
    '/quotation',
    {
      schema: {
        querystring: QuotationQuery,
        response: Answer({
          data: Type.Array(Quotation),
          ...PAGE_PARTS,
          sums: AmountSums(SUMMED_QUOTATIONS),
        }),
      },
      config: { ...requires('quotation', 'READ'), fieldsOf: 'data' },
    },
    async ({ query, viewer, asked }) => ({
      success: true as const,
      ...(await listQuotations({ db, settings, viewer }, query, asked)),
    }),
  );
  app.post(
    '/quotation',
    {
      schema: { body: NewQuotation, response: Written },
      config: { ...requires('quotation', 'WRITE'), idempotent: true },
    },
    async (request) =>
      written(await withIdempotency(request, (work) => createQuotation(work, request.body))),
  );
  app.put(
    '/quotation',
    {
      schema: { body: QuotationChange, response: Written },
      config: requiresAny(['quotation', 'UPDATE'], ['quotation', 'APPROVE']),
    },
    async (request) =>
      written(await withIdempotency(request, (work) => changeQuotation(work, request.body))),
  );
  app.post(
    '/quotation/email/send',
    {
      schema: {
        body: QuotationMail,
        response: Answer({ message: Type.String(), email_sent: Type.Boolean() }),
      },
      config: { ...requires('quotation', 'UPDATE'), idempotent: true },
    },
    async (request) => {
      const messageId = await withIdempotency(request, (work) =>
        queueQuotationMail(work, services.outbox, request.body),
      );
      return sendAsked(services.outbox, messageId);
    },
  );
  app.get(
    '/quotation/download',
    {
      schema: { querystring: Shape({ quotation_id: Id, ...PRINT_QUERY }) },
      config: requiresOrProof(requires('quotation', 'READ'), byLink('quotation', 'quotation_id')),
    },
    async ({ query, viewer }, reply) => {
      const quotation = await quotationById({ db, settings, viewer }, query.quotation_id);
      const facts = await quotationPrintFacts({ db, settings }, quotation);
      return sendPrint(reply, query.type, quotationDocument(quotation, facts));
    },
  );
}
