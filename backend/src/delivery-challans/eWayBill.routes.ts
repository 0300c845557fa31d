import { Type } from 'typebox';
import { requiresAll } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Id, Maybe, Shape } from '../core/http/shapes.ts';
import { PortalFile } from '../core/portal/portalFile.ts';
import { eWayBillFile } from '../invoices/invoices.public.ts';

import { carriageOf } from './challanCarriage.ts';
import { challanById } from './delivery-challans.public.ts';

const EWayBillQuery = Shape({
  challan_id: Id,
  distance_km: Maybe(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
});

/** E-way bill of a challan as a file for the portal (docs/decisions/019). */
export async function eWayBillRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/dc/e_way_bill',
    {
      schema: { querystring: EWayBillQuery, response: Answer({ data: PortalFile }) },
      config: requiresAll(['delivery_challan', 'READ'], ['order', 'READ']),
    },
    async ({ query: { challan_id: challanId, distance_km: distanceKm = 0 }, viewer }) => {
      const context = { db, settings, viewer };
      const challan = await challanById(context, challanId);
      const carriage = await carriageOf(db, challan, distanceKm);
      return { success: true as const, data: await eWayBillFile(context, { challanId, carriage }) };
    },
  );
}
