/** A page as the lists of the graph answer it: with `pageInfo` where the list has cursors, else with `count`. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly pageInfo?: {
    readonly endCursor?: string | null | undefined;
    readonly hasNextPage: boolean;
  } | null;
  readonly count?: number;
}

type Variables = Readonly<Record<string, unknown>>;

/** Pages by cursor: rows whose place stays are met once, whatever is made meanwhile. */
async function* byCursor<P extends Page<unknown>>(
  read: (variables: Variables) => Promise<P>,
  after: unknown,
): AsyncGenerator<P, void, undefined> {
  for (let cursor = after; ;) {
    const page = await read({ after: cursor });
    yield page;
    const { pageInfo } = page;
    if (!pageInfo) throw new TypeError('Select pageInfo { endCursor hasNextPage } of the list');
    if (!pageInfo.hasNextPage) return;
    const { endCursor } = pageInfo;
    if (typeof endCursor !== 'string' || endCursor === cursor)
      throw new TypeError('The cursor did not move: select pageInfo { endCursor hasNextPage }');
    cursor = endCursor;
  }
}

/** Pages by number, of lists without cursors: a row that is made or removed meanwhile moves the others. */
async function* byNumber<P extends Page<unknown>>(
  read: (variables: Variables) => Promise<P>,
  first: number,
): AsyncGenerator<P, void, undefined> {
  let rows = 0;
  for (let number = first; ; number++) {
    const page = await read({ page: number });
    yield page;
    rows += page.items.length;
    if (page.count === undefined) throw new TypeError('Select count of the list');
    if (page.items.length === 0 || (first === 1 && rows >= page.count)) return;
  }
}

/** Pages of a list to its end. The document declares `$after`, or `$page` where the list has no cursors. */
export function walkPages<P extends Page<unknown>>(
  declares: (variable: string) => boolean,
  variables: Variables,
  read: (variables: Variables) => Promise<P>,
): AsyncGenerator<P, void, undefined> {
  if (declares('after')) return byCursor(read, variables['after']);
  if (declares('page')) return byNumber(read, Number(variables['page'] ?? 1));
  throw new TypeError('A document that is walked declares $after: String, or $page: Int');
}
