import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { buildSchema, lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { keepingOutbox } from '../../../backend/testing/keepingOutbox.ts';
import { servedGraph } from '../../testing/servedGraph.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';
import { readGuards } from './permissions.ts';
import { sdlOf } from './sdl.ts';

let stack: TestStack;
let address: string;
beforeAll(async () => {
  stack = await testStack({}, { services: { outbox: keepingOutbox() } });
  address = `${await stack.gateway.app.listen({ host: '127.0.0.1', port: 0 })}/schema.graphql`;
});
afterAll(() => stack.close());

const get = (authorization?: string) =>
  fetch(address, { headers: authorization ? { authorization } : {} });
const sorted = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));

test('the SDL is for whoever may introspect: for signed-in people and API tokens', async () => {
  expect((await get()).status).toBe(401);
  const refused = await get('Bearer forged');
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  const { data } = await stack.run(
    Role.SALES,
    'mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: 'SDL', permissions: [{ entity: 'TENANT', actions: ['READ'] }], days: 1 } },
  );
  const { token } = (data as { createApiToken: { token: string } }).createApiToken;
  expect((await get(`Bearer ${token}`)).status).toBe(200);
});

test('the SDL is that of the graph in use, with descriptions, guards, costs and REST paths', async () => {
  const { authorization } = await stack.backend.as(Role.SALES);
  const response = await get(authorization);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const served = buildSchema(text);
  const { schema, guards } = servedGraph();
  expect(sorted(served)).toBe(sorted(schema));
  expect(readGuards(served)).toEqual(guards);
  expect(sdlOf(served)).toBe(text);
  expect(text).toContain('"""A new closing day."""');
  expect(text).toContain('  offerPrice: Money @cost\n');
  expect(text).toMatch(/ {2}skusInStock: Int @extra\n/);
});
