import type { FeatureNames } from './featureNames.ts';

const source = ({
  One,
  Many,
  one,
  column,
  word,
}: FeatureNames) => `import type { Create${One}Input, ${One}, ${One}Page } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import type { Answer } from '../core/rest.ts';

type ${One}Json = Answer<'/${column}', 'post'>['data'];

/** Maps a ${word} from REST; no other code knows the backend's spelling. */
const to${One} = (json: ${One}Json): ${One} => ({
  id: String(json.${column}_id),
  name: json.${column}_name,
  isActive: json.is_active,
  createdAt: json.created_at,
});

export class ${Many}Source {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(page: number | null, limit: number | null): Promise<${One}Page> {
    const { data, count } = await this.#backend.get('/${column}', { page, limit });
    return { items: data.map(to${One}), count };
  }

  async create({ name }: Create${One}Input): Promise<${One}> {
    const ${one} = { ${column}_name: name };
    return to${One}((await this.#backend.post('/${column}', ${one})).data);
  }
}
`;

const resolvers = ({
  One,
  many,
}: FeatureNames) => `import type { Resolvers } from '../../generated/resolvers.ts';

export const ${many}Resolvers: Resolvers = {
  Query: {
    ${many}: (_, { page, limit }, { sources }) => sources.${many}.list(page, limit),
  },
  Mutation: {
    create${One}: (_, { input }, { sources }) => sources.${many}.create(input),
  },
};
`;

const gatewayTest = ({
  One,
  many,
  column,
}: FeatureNames) => `import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack();
});
afterAll(() => stack.close());

const CREATE =
  'mutation($input: Create${One}Input!) { create${One}(input: $input) { id name isActive } }';
const create = (name: string, who: number = Role.TOP_ADMIN) =>
  stack.run(who, CREATE, { input: { name } });

test('made and listed, each by one call', async () => {
  expect((await create('Linen')).data).toMatchObject({
    create${One}: { name: 'Linen', isActive: true },
  });
  expect(stack.calls()).toEqual(['POST /${column}']);
  const list = await stack.run(
    Role.TOP_ADMIN,
    '{ ${many}(limit: 20) { count items { id name isActive createdAt } } }',
  );
  expect(list.data).toMatchObject({ ${many}: { count: 1, items: [{ name: 'Linen' }] } });
  expect(stack.calls()).toEqual(['GET /${column}?page=1&limit=20']);
});

test('a field that is wrong is named', async () => {
  const { errors } = await create('   ');
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: '${column}_name',
  });
});

test('only who may add products adds one', async () => {
  const { errors } = await create('Towels', Role.ORGANISATION);
  expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
});
`;

/** Files of the gateway, path by path. */
export const gatewayFiles = (names: FeatureNames): Record<string, string> => {
  const { folder } = names;
  return {
    [`gateway/src/${folder}/${folder}.source.ts`]: source(names),
    [`gateway/src/${folder}/${folder}.resolvers.ts`]: resolvers(names),
    [`gateway/src/${folder}/${folder}.test.ts`]: gatewayTest(names),
  };
};
