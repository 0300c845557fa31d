import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { addRfq, addTestCompany, call } from '../../../backend/testing/testCompany.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';

let stack: TestStack;
let quotationId: string;
let rfqId: string;
beforeAll(async () => {
  stack = await testStack();
  const company = await addTestCompany(stack.backend);
  const ids = [];
  for (let i = 0; i < 3; i++) {
    const request_id = await addRfq(stack.backend, company, { priced: true });
    const quotation_items = [{ request_id }];
    const made = await call(stack.backend, Role.SALES, 'POST', '/quotation', { quotation_items });
    ids.push({ request_id, quotation_id: made.body.quotation_id as number });
  }
  quotationId = String(ids[1]?.quotation_id);
  rfqId = String(ids[1]?.request_id);
}, 60_000);
afterAll(() => stack.close());

const found = async (list: 'quotations' | 'rfqs', number: string, role: number = Role.SALES) => {
  const query = `query ($number: String) { ${list}(filter: { number: $number }) { count items { id } } }`;
  const { data, errors } = await stack.run(role, query, { number });
  expect(errors).toBeUndefined();
  const page = (data as Record<string, { count: number; items: { id: string }[] }>)[list];
  expect(page?.count).toBe(page?.items.length);
  return page?.items.map(({ id }) => id);
};

test('a quotation and a request are found in their lists by their number, others by none', async () => {
  for (const typed of [quotationId, `#${quotationId}`, ` ${quotationId}`])
    expect(await found('quotations', typed)).toEqual([quotationId]);
  expect(await found('rfqs', rfqId)).toEqual([rfqId]);
  for (const typed of ['999999', 'SO-1', '#', '99999999999999'])
    expect([await found('quotations', typed), await found('rfqs', typed)]).toEqual([[], []]);
});

test('not by who does not see them', async () => {
  expect(await found('quotations', quotationId, Role.SALES_SECOND)).toEqual([]);
  expect(await found('rfqs', rfqId, Role.SALES_SECOND)).toEqual([]);
});
