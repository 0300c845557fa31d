import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import fc from 'fast-check';
import { getNamedType, isObjectType } from 'graphql';
import { staffOf } from '../../../backend/testing/testDemoApp.ts';
import { createIssuedDemoDatabase } from '../../../backend/testing/testDemoDatabase.ts';
import { runsOf } from '../../../backend/testing/testDepth.ts';
import {
  everything,
  partOf,
  printed,
  projected,
  type Selection,
} from '../../testing/selections.ts';
import { testStack, type TestStack } from '../../testing/testStack.ts';
import { mapping } from './mapping.ts';
import { resolvers } from './resolvers.ts';
import { createGraph, readSdl } from './schema.ts';

const RUNS = runsOf('ASKED_FIELDS_RUNS', { short: 12, deep: 400 });

const SELLING = ['TOP_ADMIN', 'SALES'] as const;
const BUYING = ['TOP_ADMIN', 'CATEGORY_MANAGER'] as const;

/** Lists that ask the backend for what is selected alone, the call for one record with values of its own where there is one, and who reads them. */
const LISTS: Readonly<Record<string, { one?: string; roles: readonly (keyof typeof Role)[] }>> = {
  quotations: { one: 'quotation(id: $id)', roles: SELLING },
  orders: { one: 'order(number: $number)', roles: SELLING },
  invoices: { one: 'invoice(id: $id)', roles: SELLING },
  rfqs: { one: 'rfq(id: $id)', roles: BUYING },
  rfqsByDate: { roles: BUYING },
  expenses: { one: 'expense(id: $id)', roles: ['TOP_ADMIN', 'OPERATIONS'] },
  products: { one: 'product(id: $id)', roles: SELLING },
  organisations: { one: 'organisation(id: $id)', roles: SELLING },
  tenants: { one: 'tenant(id: $id)', roles: SELLING },
  sellers: { one: 'seller(id: $id)', roles: BUYING },
  bills: { one: 'bill(id: $id)', roles: BUYING },
  deliveryChallans: { one: 'deliveryChallan(id: $id)', roles: SELLING },
  creditNotes: { one: 'creditNote(id: $id)', roles: ['TOP_ADMIN', 'FINANCE'] },
  payments: { roles: SELLING },
  shipments: { one: 'shipment(id: $id)', roles: ['TOP_ADMIN', 'OPERATIONS'] },
  purchaseOrders: { one: 'purchaseOrder(id: $id)', roles: BUYING },
};

const { schema } = createGraph(readSdl(), resolvers);
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack(
    {},
    { database: await createIssuedDemoDatabase(), fill: (_, owner) => staffOf(owner) },
  );
}, 180_000);
afterAll(() => stack.close());

function typeOf(root: string) {
  const type = getNamedType(schema.getQueryType()!.getFields()[root]!.type);
  if (!isObjectType(type)) throw new Error(`${root} answers no records`);
  return type;
}

async function answered(role: number, query: string) {
  const { data, errors } = await stack.run(role, query);
  expect([query, errors]).toEqual([query, undefined]);
  return data!;
}

/** Signed addresses change with the hour. */
const stable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/\?expires=[^"]*/g, ''));

describe.each(Object.entries(LISTS))('%s', (list, { one, roles }) => {
  const rows = typeOf(list).getFields()['items']!;
  const record = getNamedType(rows.type);
  if (!isObjectType(record)) throw new Error(`${list} has no records`);
  const whole: Selection = everything(record)!;

  test.each(roles)(
    'answers %s a part of a record as it is in the whole',
    async (name) => {
      const role = Role[name];
      const read = async (selection: Selection) =>
        (await answered(role, `{ ${list}(limit: 40) { count items ${printed(selection)} } }`))[
          list
        ] as { items: Record<string, unknown>[]; count: number };
      const all = await read(whole);
      expect(all.items.length).toBeGreaterThan(3);
      await fc.assert(
        fc.asyncProperty(partOf(whole), async (part) => {
          const { items, count } = await read(part);
          expect(count).toBe(all.count);
          expect(stable(items)).toEqual(stable(projected(all.items, part)));
          expect(stack.calls().join()).toContain('fields=');
          if (one === undefined) return;
          const [first] = all.items;
          const call = one.replace(/\$(\w+)/, (_name, key: string) => JSON.stringify(first![key]));
          const answer = await answered(role, `{ one: ${call} ${printed(part)} }`);
          expect(stable(answer['one'])).toEqual(stable(projected(first, part)));
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    120_000,
  );
});

test('the console reads quotations without their lines', async () => {
  await answered(Role.TOP_ADMIN, '{ quotations { items { id itemCount customer { name } } } }');
  const [call] = stack.calls();
  const fields = new URLSearchParams(call!.split('?')[1]).get('fields');
  expect(fields).toBe('quotation_id,item_count,tenant_info');
});

test("the shipments of a quotation's order are found without its number being selected", async () => {
  const { quotations } = await answered(
    Role.TOP_ADMIN,
    '{ quotations { items { order { shipments { driverName } } } } }',
  );
  expect(JSON.stringify(quotations)).toContain('"shipments":[');
});

test('a field that was not asked for is never answered as if it were empty', () => {
  const toThing = mapping<{ a: string; b: string | null }, { a: string; b: string | null }>(
    (rest) => ({ a: rest.field('a'), b: rest.field('b') }),
  );
  const part = toThing({ a: 'x' } as never, new Map([['a', null]]));
  expect(part.a).toBe('x');
  expect(() => part.b).toThrow('b reads b, which the backend was not asked for');
});
