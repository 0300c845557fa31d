import type {
  DashboardSummary,
  Home,
  HomeCount,
  HomeFigure,
  HomeRows,
  QueryDashboardSummaryArgs,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { idOf, optionalRestId, restIds } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

type HomeJson = Answer<'/dashboard/home', 'get'>['data'];
type FigureJson = Answer<'/dashboard/figures', 'get'>['data'][number];
type SummaryArgs = Partial<QueryDashboardSummaryArgs>;

const toRows = (json: HomeJson['tiles'][number]['rows']): HomeRows => ({
  statuses: json.status,
  fromDate: json.from_date,
  toDate: json.to_date,
  dueBefore: json.due_before,
  salesPersonIds: json.sales_person?.map(idOf) ?? null,
  categoryManagerId: json.category_manager === null ? null : idOf(json.category_manager),
  assignedToIds: json.assigned_to?.map(idOf) ?? null,
});

const toCount = ({ rows, old_books, ...json }: HomeJson['tiles'][number]): HomeCount => ({
  ...json,
  oldBooks: old_books,
  rows: toRows(rows),
});

const toFigure = ({ rows, ...json }: FigureJson): HomeFigure => ({
  ...json,
  rows: toRows(rows),
});

const toQuery = ({ salesPersonIds, categoryManagerId, startDate, endDate }: SummaryArgs) => ({
  sales_person: salesPersonIds && restIds(salesPersonIds, 'salesPersonIds'),
  category_manager: optionalRestId(categoryManagerId, 'categoryManagerId'),
  start_date: startDate,
  end_date: endDate,
});

export class HomeSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async summary(args: SummaryArgs): Promise<DashboardSummary> {
    const { data } = await this.#backend.get('/dashboard/summary', toQuery(args));
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

  async home(args: SummaryArgs, tabs: boolean): Promise<Home> {
    const { data } = await this.#backend.get('/dashboard/home', {
      ...(tabs ? { ...toQuery(args), tabs } : {}),
    });
    return { tiles: data.tiles.map(toCount), tabs: data.tabs.map(toCount) };
  }

  async figures(): Promise<HomeFigure[]> {
    const { data } = await this.#backend.get('/dashboard/figures');
    return data.map(toFigure);
  }
}
