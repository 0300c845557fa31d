import type { DashboardSummary, QueryDashboardSummaryArgs } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backendClient.ts';
import { optionalRestId, restIds } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

export class HomeSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async summary({
    salesPersonIds,
    categoryManagerId,
    startDate,
    endDate,
  }: Partial<QueryDashboardSummaryArgs>): Promise<DashboardSummary> {
    const { data } = await this.#backend.get<Answer<'/dashboard/summary', 'get'>>(
      '/dashboard/summary',
      {
        sales_person: salesPersonIds && restIds(salesPersonIds, 'salesPersonIds'),
        category_manager: optionalRestId(categoryManagerId, 'categoryManagerId'),
        start_date: startDate,
        end_date: endDate,
      },
    );
    return {
      pendingRfqs: data.pending_rfqs,
      draftPos: data.draft_pos,
      pendingQuotations: data.pending_quotations,
      unassignedSamples: data.unassigned_samples,
      assignedSamples: data.assigned_samples,
      openRfqs: data.open_rfqs,
      openQuotations: data.open_quotations,
      openOrders: data.open_orders,
      openSamples: data.open_samples,
      openShipments: data.open_shipments,
    };
  }
}
