import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack();
});
afterAll(() => stack.close());

const FIELDS = `id title content tags coverPhoto coverUrl coverThumbnail status actions version
  createdBy { id name } createdAt updatedAt`;
const CREATE = `mutation($input: CreateBlogInput!) { createBlog(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($input: UpdateBlogInput!) { updateBlog(input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation($id: ID!) { deleteBlog(id: $id) { success } }';
const ONE = `query($id: ID!) { blog(id: $id) { ${FIELDS} } }`;
const LIST = `query($filter: BlogFilter) { blogs(filter: $filter) { count items { ${FIELDS} } } }`;
const POST = { title: 'Towels', content: '<p>Warm.</p><script>hit()</script>', tags: ['Care'] };
const run = (query: string, variables: object = {}, who: number = Role.TOP_ADMIN) =>
  stack.run(who, query, variables as Record<string, unknown>);
const codes = async (query: string, variables: object, who?: number) =>
  (await run(query, variables, who)).errors?.map(({ extensions }) => extensions?.['code']);

test('written, read, listed, changed and deleted, each by one call', async () => {
  const { data } = await run(CREATE, { input: POST });
  const { createBlog: post } = data as { createBlog: { id: string } };
  expect(post).toMatchObject({
    title: 'Towels',
    content: '<p>Warm.</p>',
    tags: ['Care'],
    coverPhoto: null,
    status: 'ACTIVE',
    actions: ['EDIT', 'ARCHIVE', 'DELETE'],
    version: 1,
  });
  expect(stack.calls()).toEqual(['POST /v1/blog/create']);
  const { id } = post;
  expect((await run(ONE, { id })).data).toEqual({ blog: post });
  expect(stack.calls()).toEqual([`GET /v1/blog/get?blog_post_id=${id}`]);
  const filter = { status: 'ACTIVE', tags: ['care', 'linen'] };
  expect((await run(LIST, { filter })).data).toEqual({
    blogs: { count: 1, items: [{ ...post, content: null }] },
  });
  expect(stack.calls()).toEqual([
    'GET /v1/blog/get?status=ACTIVE&tags=care%2Clinen&page=1&limit=10',
  ]);
  const archived = await run(UPDATE, { input: { id, status: 'ARCHIVED', version: 1 } });
  expect(archived.data).toMatchObject({
    updateBlog: { status: 'ARCHIVED', actions: ['EDIT', 'ACTIVATE', 'DELETE'], title: 'Towels' },
  });
  expect(stack.calls()).toEqual(['PATCH /v1/blog/update']);
  expect((await run(DELETE, { id })).data).toEqual({ deleteBlog: { success: true } });
  expect(stack.calls()).toEqual(['DELETE /v1/blog/delete']);
  expect(await codes(ONE, { id })).toEqual(['NOT_FOUND']);
});

test('a refused field is named; an old version is a conflict; a key makes one post', async () => {
  const wrong = await run(CREATE, { input: { ...POST, tags: ['a,b'] } });
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'tags.0' });
  const input = { ...POST, tags: ['Robes'], idempotencyKey: crypto.randomUUID() };
  const [first, second] = [await run(CREATE, { input }), await run(CREATE, { input })];
  expect(second.data).toEqual(first.data);
  const { id } = (first.data as { createBlog: { id: string } }).createBlog;
  const change = { id, version: 1, coverPhoto: null };
  await run(UPDATE, { input: { ...change, title: 'Robes' } });
  expect(await codes(UPDATE, { input: { ...change, title: 'Napkins' } })).toEqual(['CONFLICT']);
});

test('without the permission nothing is asked of the backend', async () => {
  stack.calls();
  for (const [query, variables] of [
    [LIST, {}],
    [ONE, { id: '1' }],
    [CREATE, { input: POST }],
    [UPDATE, { input: { id: '1', title: 'x' } }],
    [DELETE, { id: '1' }],
  ] as const)
    expect(await codes(query, variables, Role.SALES)).toEqual(['FORBIDDEN']);
  expect(stack.calls()).toEqual([]);
});
