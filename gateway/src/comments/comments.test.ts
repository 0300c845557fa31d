import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let id: string;

beforeAll(async () => {
  stack = await testStack();
});
beforeEach(async () => {
  id = String(await testMasters(stack.backend.db).seller({ seller_name: 'Acme' }));
});
afterAll(() => stack.close());

const FIELDS =
  'id entity entityId text attachments { uuid } author { id firstName name } createdAt editedAt actions';
const LIST = `query($id: ID!, $page: Int) { comments(entity: SELLER, entityId: $id, page: $page, limit: 2) { count items { ${FIELDS} } } }`;
const CREATE = `mutation($input: CreateCommentInput!) { createComment(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($input: UpdateCommentInput!) { updateComment(input: $input) { ${FIELDS} } }`;
const codeOf = ({
  errors,
}: {
  errors: readonly { extensions?: Record<string, unknown> }[] | undefined;
}) => errors?.[0]?.extensions?.['code'];
const create = (text: string, who: number = Role.TOP_ADMIN, headers?: Record<string, string>) =>
  stack.run(who, CREATE, { input: { entity: 'SELLER', entityId: id, text } }, headers);

test('a comment takes one call; only its author has the edit action; the list takes one call, newest last', async () => {
  const { data } = await create('First', Role.CATEGORY_MANAGER);
  expect(stack.calls()).toEqual(['POST /comments/create']);
  expect(data).toMatchObject({
    createComment: {
      entity: 'SELLER',
      entityId: id,
      text: 'First',
      attachments: [],
      editedAt: null,
      actions: ['EDIT'],
      author: { firstName: `Role${Role.CATEGORY_MANAGER}` },
    },
  });
  await create('Second');
  await create('Third');
  const page = await stack.run(Role.CATEGORY_MANAGER, LIST, { id });
  expect(stack.calls()).toEqual([
    `GET /comments/get?entity_type=SELLER&entity_id=${id}&page=1&limit=2`,
  ]);
  expect(page.data).toMatchObject({
    comments: { count: 3, items: [{ text: 'Second', actions: [] }, { text: 'Third' }] },
  });
  const older = await stack.run(Role.CATEGORY_MANAGER, LIST, { id, page: 2 });
  expect(older.data).toMatchObject({ comments: { items: [{ text: 'First', actions: ['EDIT'] }] } });
});

test('only the author may edit; a blank text is refused with its field', async () => {
  const made = (await create('Mine')).data as { createComment: { id: string } };
  const input = { id: made.createComment.id, text: 'Mine, better' };
  const { data } = await stack.run(Role.TOP_ADMIN, UPDATE, { input });
  expect(stack.calls()).toEqual(['PATCH /comments/update']);
  expect(data).toMatchObject({
    updateComment: { text: 'Mine, better', editedAt: expect.any(String) },
  });
  expect(codeOf(await stack.run(Role.BROAD_ACCESS, UPDATE, { input }))).toBe('FORBIDDEN');
  expect(codeOf(await stack.run(Role.SALES, UPDATE, { input }))).toBe('NOT_FOUND');
  expect((await create('  ')).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', field: 'comments' } },
  ]);
  expect(codeOf(await stack.run(Role.TOP_ADMIN, UPDATE, { input: { id: 'x', text: 'y' } }))).toBe(
    'BAD_USER_INPUT',
  );
});

test('sent twice with one idempotency key it is written once', async () => {
  const key = { 'idempotency-key': 'twice' };
  const [one, two] = [
    await create('Once', Role.TOP_ADMIN, key),
    await create('Once', Role.TOP_ADMIN, key),
  ];
  expect(one.data).toEqual(two.data);
});

test('without READ of the record, outside the row scope or without a session nothing is read or written', async () => {
  expect(codeOf(await create('x', Role.SALES))).toBe('FORBIDDEN');
  expect(codeOf(await stack.run(Role.SALES, LIST, { id }))).toBe('FORBIDDEN');
  expect(codeOf(await stack.run(Role.TOP_ADMIN, LIST, { id: '999999' }))).toBe('NOT_FOUND');
});
