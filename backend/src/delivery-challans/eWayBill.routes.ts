import { REASON_TEXT_LENGTH } from '@munim/schema/delivery-challans/transportReasons.ts';
import { Type } from 'typebox';
import { requiresAll } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Id, Line, Maybe, Shape } from '../core/http/shapes.ts';
import { PortalFile } from '../core/portal/portalFile.ts';
import { eWayBillOfChallan } from './challanEWayBillFile.ts';
import { TransportReasons } from './delivery-challans.shapes.ts';

const EWayBillQuery = Shape({
  challan_id: Id,
  distance_km: Maybe(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
  reason: Maybe(TransportReasons),
  reason_text: Maybe(Line(REASON_TEXT_LENGTH)),
});

/** E-way bill of a challan as a file for the portal (docs/decisions/028). */
export async function eWayBillRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/dc/e_way_bill',
    {
      schema: { querystring: EWayBillQuery, response: Answer({ data: PortalFile }) },
      config: requiresAll(['delivery_challan', 'READ'], ['order', 'READ']),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      data: await eWayBillOfChallan(
        { db, settings, viewer },
        {
          challanId: query.challan_id,
          distanceKm: query.distance_km ?? 0,
          why: { reason: query.reason, text: query.reason_text },
        },
      ),
    }),
  );
}
