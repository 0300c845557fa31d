import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack();
});
afterAll(() => stack.close());

const UPDATE =
  'mutation($lastRoute: String!) { updatePresence(lastRoute: $lastRoute) { success } }';
const PRESENCE = '{ infoRecord(entityType: PRESENCE) { userId lastRoute lastSeen firstName } }';

test('each user reports the current page in one call; others see it by their permission', async () => {
  const updated = await stack.run(Role.SALES, UPDATE, { lastRoute: '/orders' });
  expect(updated.data).toEqual({ updatePresence: { success: true } });
  expect(stack.calls()).toEqual(['PATCH /info/presence.json']);
  const userId = String(stack.backend.userIdOf(Role.SALES));
  const entry = {
    userId,
    lastRoute: '/orders',
    lastSeen: expect.stringMatching(/^20\d\d-.*Z$/),
    firstName: null,
  };
  expect((await stack.run(Role.TOP_ADMIN, PRESENCE)).data).toEqual({ infoRecord: [entry] });
  expect(stack.calls()).toEqual(['GET /info/presence.json']);
  expect((await stack.run(Role.OPERATIONS, PRESENCE)).data).toEqual({
    infoRecord: [{ ...entry, lastRoute: null }],
  });
});

test('a route that is too long is refused', async () => {
  const { errors } = await stack.run(Role.SALES, UPDATE, { lastRoute: 'x'.repeat(201) });
  expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
});

test('category managers by user id, in one call', async () => {
  const { data } = await stack.run(
    Role.SALES,
    '{ infoRecord(entityType: CATEGORY_MANAGER) { userId firstName lastName lastSeen } }',
  );
  const [first, second] = [Role.CATEGORY_MANAGER, Role.CATEGORY_MANAGER_SECOND].map((role) =>
    String(stack.backend.userIdOf(role)),
  );
  const entry = { lastName: null, lastSeen: null };
  expect(data).toEqual({
    infoRecord: [
      { ...entry, userId: first, firstName: 'Role1009' },
      { ...entry, userId: second, firstName: 'Role1010' },
    ],
  });
  expect(stack.calls()).toEqual(['GET /info/category_manager.json']);
});
