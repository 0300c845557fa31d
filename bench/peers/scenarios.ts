/** A measured query: one text for the servers with our schema, one for Hive Gateway's, whose names are those of REST, and the address of the hand-written join. */
export interface Scenario {
  name: string;
  rows: number;
  graph: string;
  hive: string;
  path: string;
  /** Fields outside the query are left out of the recorded rows, or they are as the backend answers. */
  without: readonly string[];
}

const NO_LINES = ['quotation_items'];

/** `ours: theirs`, or a name alone where both have it. */
type Names = readonly (string | readonly [string, string, Names?])[];

const PERSON: Names = [['id', 'user_id'], 'name'];
const QUOTATION: Names = [
  ['id', 'quotation_id'],
  'status',
  ['grandTotal', 'grand_total'],
  'marginPercent',
  ['createdAt', 'created_date'],
  'actions',
  [
    'customer',
    'tenant_info',
    [
      ['id', 'tenant_id'],
      ['name', 'tenant_name'],
    ],
  ],
  ['salesPerson', 'sales_person_info', PERSON],
  ['createdBy', 'created_by_info', PERSON],
];
const LINES: Names = [
  [
    'items',
    'quotation_items',
    [
      ['id', 'quotation_item_id'],
      'quantity',
      ['total', 'item_total'],
      [
        'sku',
        'sku_info',
        [
          ['id', 'product_sku_id'],
          ['name', 'product_sku_name'],
        ],
      ],
    ],
  ],
];

const selection = (names: Names, isOurs: boolean): string =>
  names
    .map((name) => {
      if (typeof name === 'string') return name;
      const [ours, theirs, inner] = name;
      const field = isOurs ? ours : `${ours}: ${theirs}`;
      return inner ? `${field} { ${selection(inner, isOurs)} }` : field;
    })
    .join(' ');

const FLAGS = 'map_sales_person: true, map_created_by: true';

function page(alias: string, number: number, limit: number, fields: Names) {
  return {
    ours: `${alias}: quotations(page: ${number}, limit: ${limit}) { count items { ${selection(fields, true)} } }`,
    theirs: `${alias}: quotation(page: ${number}, limit: ${limit}, ${FLAGS}) { count items: data { ${selection(fields, false)} } }`,
  };
}

function list(limit: number): Scenario {
  const { ours, theirs } = page('quotations', 1, limit, QUOTATION);
  return {
    name: `list of ${limit}`,
    rows: limit,
    graph: `{ ${ours} }`,
    hive: `{ ${theirs} }`,
    path: `/?limit=${limit}`,
    without: NO_LINES,
  };
}

/** The same list while the backend answers lines that nobody asked for. */
const listOfWhole = (limit: number): Scenario => ({
  ...list(limit),
  name: `list of ${limit}, lines sent and not asked for`,
  without: [],
});

function listWithLines(limit: number): Scenario {
  const { ours, theirs } = page('quotations', 1, limit, [...QUOTATION, ...LINES]);
  return {
    name: `list of ${limit} with lines`,
    rows: limit,
    graph: `{ ${ours} }`,
    hive: `{ ${theirs} }`,
    path: `/?limit=${limit}&items`,
    without: [],
  };
}

/** A page has at most 200 rows, so more are several pages of one query. */
function pages(count: number, limit: number): Scenario {
  const all = Array.from({ length: count }, (_, index) =>
    page(`page${index + 1}`, index + 1, limit, QUOTATION),
  );
  return {
    name: `${count * limit} rows`,
    rows: count * limit,
    graph: `{ ${all.map(({ ours }) => ours).join(' ')} }`,
    hive: `{ ${all.map(({ theirs }) => theirs).join(' ')} }`,
    path: `/?limit=${limit}&pages=${count}`,
    without: NO_LINES,
  };
}

const one = (id: string): Scenario => ({
  name: 'one record',
  rows: 1,
  graph: `{ quotation(id: "${id}") { ${selection(QUOTATION, true)} } }`,
  hive: `{ quotation(quotation_id: "${id}", ${FLAGS}) { data { ${selection(QUOTATION, false)} } } }`,
  path: `/?id=${id}`,
  without: NO_LINES,
});

export const scenariosOf = (id: string) => ({
  list100: list(100),
  one: one(id),
  list10: list(10),
  rows1000: pages(5, 200),
  whole100: listOfWhole(100),
  withLines: listWithLines(100),
});
