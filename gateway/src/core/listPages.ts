import type { PageInfo } from '@munim/schema/generated/types.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { restIds } from './ids.ts';
import { isSelected } from './selection.ts';

/** Filters that every list that can be walked has. */
interface ListFilter {
  ids?: readonly string[] | null;
  createdFrom?: string | null;
  createdBefore?: string | null;
  updatedSince?: string | null;
  totalFrom?: string | null;
  totalTo?: string | null;
}

/** Arguments of such a list; `asking` says which parts beside its rows are selected. */
export interface ListArgs<Filter, Order extends string> {
  filter?: (Filter & ListFilter) | null | undefined;
  page?: number | null;
  limit?: number | null;
  orderBy?: Order | null;
  first?: number | null;
  after?: string | null;
  asking?: { count: boolean; cursors: boolean };
}

/** The same of a list whose filters are arguments themselves. */
export type FlatListArgs<Order extends string> = Omit<ListArgs<object, Order>, 'filter'> &
  ListFilter;

/** The arguments with what the operation selects of the page: nothing else is counted or sent. */
export const asking = <Args extends object>(args: Args, info: GraphQLResolveInfo) => ({
  ...args,
  asking: { count: isSelected(info, 'count'), cursors: isSelected(info, 'pageInfo') },
});

/** Id that no record has: an empty list of ids has no rows, and cannot be written in an address. */
const NO_RECORD = Number.MAX_SAFE_INTEGER;

/** Query of REST: page, order, and the filters of all lists. */
export const listQuery = <Order extends string>({
  filter,
  page,
  limit,
  orderBy,
  first,
  after,
  asking: parts,
}: ListArgs<object, Order>) => ({
  page,
  limit: first ?? limit,
  order_by: orderBy,
  after,
  cursors: parts?.cursors ? true : undefined,
  counted: parts?.count === false ? false : undefined,
  ids: filter?.ids && (filter.ids.length ? restIds(filter.ids, 'ids') : [NO_RECORD]),
  created_from: filter?.createdFrom,
  created_before: filter?.createdBefore,
  updated_since: filter?.updatedSince,
});

/** The same for a list of documents that are over an amount. */
export const documentQuery = <Order extends string>(args: ListArgs<object, Order>) => ({
  ...listQuery(args),
  total_from: args.filter?.totalFrom,
  total_to: args.filter?.totalTo,
});

interface PageJson {
  count?: number;
  page_info?: { end_cursor: string | null; has_next_page: boolean };
}

export interface ListPage<Row> {
  items: Row[];
  count: number;
  pageInfo: PageInfo | null;
}

/** Page of the rows. The count is missing only where the operation does not select it. */
export const toPage = <Row>(items: Row[], { count, page_info }: PageJson): ListPage<Row> => ({
  items,
  count: count as number,
  pageInfo: toPageInfo(page_info),
});

const toPageInfo = (json: PageJson['page_info']): PageInfo | null =>
  json ? { endCursor: json.end_cursor, hasNextPage: json.has_next_page } : null;
