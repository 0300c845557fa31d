/** The spellings of one feature. */
export interface FeatureNames {
  /** Folder and file name, kebab and plural: sample-requests. */
  folder: string;
  /** sampleRequests */
  many: string;
  /** SampleRequests */
  Many: string;
  /** SampleRequest */
  One: string;
  /** sample_request: of the id column. */
  column: string;
  /** Sample requests: for people. */
  words: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

export function featureNames(folder: string): FeatureNames {
  if (!/^[a-z]+(-[a-z]+)*$/.test(folder))
    throw new Error(
      `A feature's name is kebab-case and plural, like sample-requests; not '${folder}'`,
    );
  const words = folder.split('-');
  const one = [...words.slice(0, -1), singular(words.at(-1) ?? '')];
  const Many = words.map(capital).join('');
  return {
    folder,
    Many,
    many: Many.charAt(0).toLowerCase() + Many.slice(1),
    One: one.map(capital).join(''),
    column: one.join('_'),
    words: capital(words.join(' ')),
  };
}

const sdl = ({ One, many, words, column }: FeatureNames) => `"One of the ${words.toLowerCase()}."
type ${One} {
  "Its id."
  id: ID!
}

"A page of ${words.toLowerCase()}."
type ${One}Page {
  "The rows of this page."
  items: [${One}!]!
  "Total number; 10001 means more than 10,000."
  count: Int!
}

extend type Query {
  "${words}, newest first."
  ${many}("Page number, from 1." page: Int = 1, "Rows a page, 1 to 200." limit: Int = 10): ${One}Page!
    @signedIn
    @rest(method: GET, path: "/${column}")
}
`;

const source = ({
  One,
  Many,
  column,
}: FeatureNames) => `import type { ${One} } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backendClient.ts';

interface ${One}Json {
  ${column}_id: number;
}

/** Maps it from and to REST; no other code knows the backend's spelling. */
const to${One} = (json: ${One}Json): ${One} => ({ id: String(json.${column}_id) });

export class ${Many}Source {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(page: number, limit: number) {
    const { data, count } = await this.#backend.get<{ data: ${One}Json[]; count: number }>('/${column}', { page, limit });
    return { items: data.map(to${One}), count };
  }
}
`;

const resolvers = ({
  many,
}: FeatureNames) => `import type { Resolvers } from '../../generated/resolvers.ts';

export const ${many}Resolvers: Resolvers = {
  Query: {
    ${many}: (_, { page, limit }, { sources }) => sources.${many}.list(page ?? 1, limit ?? 10),
  },
};
`;

const routes = ({
  folder,
  One,
  Many,
  many,
  column,
  words,
}: FeatureNames) => `import { signedIn } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Id, PageOf, paging, Shape } from '../core/http/shapes.ts';
import { list${Many} } from './${folder}.service.ts';

const ${One} = Shape({ ${column}_id: Id });
const Query = Shape({ ...paging() });

/** ${words}. */
export async function ${many}Routes(app: App, { db }: AppParts): Promise<void> {
  app.get('/${column}', { schema: { querystring: Query, response: PageOf('data', ${One}) }, config: signedIn }, async ({ query, viewer }) => ({
    success: true as const,
    ...(await list${Many}(db, query, viewer)),
  }));
}
`;

const service = ({
  Many,
  column,
}: FeatureNames) => `import type { Database } from '../core/data/database.ts';
import { offsetOf, type Page } from '../core/data/paging.ts';
import type { Viewer } from '../core/access/viewer.ts';

/** A page in the viewer's scope. Give it a table: backend/migrations, then npm run codegen. */
export async function list${Many}(_db: Database, page: Page, viewer: Viewer) {
  const rows = [{ ${column}_id: viewer.userId }];
  return { data: rows.slice(offsetOf(page), offsetOf(page) + (page.limit ?? 10)), count: rows.length };
}
`;

const operations = ({
  One,
  Many,
  many,
}: FeatureNames) => `query ${Many}($page: Int!, $limit: Int!) {
  ${many}(page: $page, limit: $limit) {
    items {
      ...${One}Row
    }
    count
  }
}

fragment ${One}Row on ${One} {
  id
}
`;

const screen = ({
  One,
  Many,
  many,
  words,
}: FeatureNames) => `import type { ColDef } from 'ag-grid-community';
import type { ${One}RowFragment } from '../../generated/documents.ts';
import { use${Many}Query } from '../../generated/hooks.ts';
import { ListScreen } from '../ui/grid/ListScreen.tsx';

const columns: ColDef<${One}RowFragment>[] = [{ field: 'id', headerName: 'Id' }];

export function ${Many}Screen() {
  return (
    <ListScreen
      title="${words}"
      query={use${Many}Query}
      variables={(_, page, limit) => ({ page, limit })}
      rows={(data) => data.${many}}
      columns={columns}
      emptyText="There are no ${words.toLowerCase()} yet."
    />
  );
}
`;

const screens = ({
  folder,
  Many,
  many,
  words,
}: FeatureNames) => `import type { Screen } from '../app/feature.ts';

export const ${many}Screens: readonly Screen[] = [
  {
    path: '/${folder}',
    title: '${words}',
    gate: 'signedIn',
    load: () => import('./${Many}Screen.tsx').then((part) => part.${Many}Screen),
  },
];
`;

/** The files of a new feature, path by path, and the lines to add by hand in the files that list features. */
export function featureFiles(names: FeatureNames): Record<string, string> {
  const { folder, Many } = names;
  return {
    [`schema/src/${folder}/${folder}.graphql`]: sdl(names),
    [`gateway/src/${folder}/${folder}.source.ts`]: source(names),
    [`gateway/src/${folder}/${folder}.resolvers.ts`]: resolvers(names),
    [`backend/src/${folder}/${folder}.routes.ts`]: routes(names),
    [`backend/src/${folder}/${folder}.service.ts`]: service(names),
    [`console/src/${folder}/${folder}.graphql`]: operations(names),
    [`console/src/${folder}/${Many}Screen.tsx`]: screen(names),
    [`console/src/${folder}/${folder}.screens.ts`]: screens(names),
  };
}

export const remainingLines = ({ folder, Many, many, words }: FeatureNames): string[] => [
  `features.ts                      '${folder}', at its place in the order`,
  `gateway/src/core/sources.ts      ${many}: ${Many}Source,`,
  `backend/src/core/http/routes.ts  ${many}Routes,`,
  `console/src/app/screens.ts       ...${many}Screens,`,
  `console/src/app/menu.ts          { label: '${words}', path: '/${folder}' }`,
];
