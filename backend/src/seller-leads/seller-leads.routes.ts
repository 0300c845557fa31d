import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { sheetRoute } from '../sheets/sheets.public.ts';
import { changeLead } from './changeLead.ts';
import { createLead } from './createLead.ts';
import { deleteLead } from './deleteLead.ts';
import { leadsAnalytics } from './leadsAnalytics.ts';
import { leadSheet } from './onboardLeads.ts';
import { leadById, listLeads, listProductLeads } from './seller-leads.service.ts';
import {
  CreatedLead,
  LeadChange,
  LeadId,
  LeadQuery,
  LeadsAnalytics,
  LeadsAnalyticsQuery,
  NewLead,
  ProductLead,
  ProductLeadQuery,
  SellerLead,
  Verification,
  Verified,
} from './seller-leads.shapes.ts';
import { verifyLead } from './verifyLead.ts';

const read = requires('seller', 'READ');

export async function sellerLeadsRoutes(app: App, parts: AppParts): Promise<void> {
  const { db } = parts;
  await sheetRoute(app, parts, leadSheet);
  app.get(
    '/seller_directory',
    { schema: { querystring: LeadQuery, response: PageOf('data', SellerLead) }, config: read },
    async ({ query }) => ({ success: true as const, ...(await listLeads(db, query)) }),
  );
  app.patch(
    '/seller_directory',
    {
      schema: { body: LeadChange, response: Answer({ data: SellerLead }) },
      config: requires('seller', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, async (work) => {
        await changeLead(work, request.body);
        return leadById(work.trx, request.body.lead_id);
      }),
    }),
  );
  app.post(
    '/crm_leads/create_lead',
    {
      schema: { body: NewLead, response: Answer({ data: CreatedLead }) },
      config: { ...requires('seller', 'WRITE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createLead(work, request.body)),
    }),
  );
  app.delete(
    '/crm_leads/delete_lead',
    {
      schema: { body: LeadId, response: Answer({ result: LeadId }) },
      config: requires('seller', 'DELETE'),
    },
    async (request) => ({
      success: true as const,
      result: await withIdempotency(request, (work) => deleteLead(work, request.body.lead_id)),
    }),
  );
  app.get(
    '/crm_leads/get_leads',
    {
      schema: { querystring: ProductLeadQuery, response: PageOf('data', ProductLead) },
      config: read,
    },
    async ({ query }) => ({ success: true as const, ...(await listProductLeads(db, query)) }),
  );
  app.post(
    '/crm_leads/verify_lead',
    {
      schema: { body: Verification, response: Answer({ data: Verified }) },
      config: { ...requires('seller', 'APPROVE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => verifyLead(work, request.body)),
    }),
  );
  app.get(
    '/crm_leads/crmLeadsAnalytics',
    {
      schema: { querystring: LeadsAnalyticsQuery, response: Answer({ data: LeadsAnalytics }) },
      config: read,
    },
    async ({ query }) => ({ success: true as const, data: await leadsAnalytics(db, query) }),
  );
}
