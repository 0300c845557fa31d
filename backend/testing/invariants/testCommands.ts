import { Role } from '@munim/schema/shared/roles.ts';
import fc from 'fast-check';
import { addRfq, call } from '../testCompany.ts';
import { addOrder } from '../testPurchasing.ts';
import { BILLING_COMMANDS } from './testBillingCommands.ts';
import type { CommandInput, Run } from './testCommand.ts';
import { GOODS_COMMANDS } from './testGoodsCommands.ts';
import { MONEY_COMMANDS } from './testMoneyCommands.ts';
import { ORDER_COMMANDS } from './testOrderCommands.ts';
import { type Scenario, orderByHand, type Documents, toTestOrder } from './testScenario.ts';

const COMMANDS = {
  ...ORDER_COMMANDS,
  ...MONEY_COMMANDS,
  ...GOODS_COMMANDS,
  ...BILLING_COMMANDS,
} satisfies Record<string, Run>;
type CommandName = keyof typeof COMMANDS;
export type Command = CommandInput & { name: CommandName };

const times = (count: number, ...names: CommandName[]) =>
  names.flatMap((name) => Array.from({ length: count }, () => name));
const OFTEN = [
  ...times(
    1,
    'generate',
    'receive',
    'complete',
    'convertPo',
    'makeBill',
    'changeCreditNoteStatus',
    'cancelPoLine',
    'cancelOrderLine',
    'cancelOrder',
    'serve',
    'payOpening',
    'useAdvance',
  ),
  ...times(2, 'changePoStatus', 'pay', 'changePaymentStatus', 'issueBill'),
  ...times(3, 'changeChallanStatus'),
  ...times(5, 'ship'),
];
const ROLES = [
  Role.TOP_ADMIN,
  Role.TOP_ADMIN,
  Role.BROAD_ACCESS,
  Role.BROAD_ACCESS,
  Role.CATEGORY_MANAGER,
  Role.OPERATIONS,
  Role.SALES,
];

export const anyCommand = fc.record<Command>({
  name: fc.constantFrom(...(Object.keys(COMMANDS) as CommandName[]), ...OFTEN),
  role: fc.constantFrom(...ROLES),
  n: fc.nat(7),
  m: fc.nat(11),
  flag: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 14 }),
  price: fc.integer({ min: 1, max: 30_000 }).map((paise) => (paise / 100).toFixed(2)),
  percent: fc.integer({ min: 0, max: 9999 }).map((hundredths) => (hundredths / 100).toFixed(2)),
});

export const runCommand = (
  scenario: Scenario,
  documents: Documents,
  command: Command,
): Promise<unknown> => COMMANDS[command.name](scenario, documents, command);

/** An order by hand and one of a quotation that is converted, and one that is only confirmed, at the start of each run. */
export async function startDocuments(scenario: Scenario): Promise<Documents> {
  const byHand = toTestOrder(await orderByHand(scenario));
  const converted = await addOrder(scenario, [{}, { near: true, quantity: 7 }]);
  const request_id = await addRfq(scenario.test, scenario.company);
  const quotation = await call(scenario.test, Role.TOP_ADMIN, 'POST', '/quotation', {
    quotation_items: [{ request_id }],
  });
  const { quotation_id } = await scenario.test.db
    .selectFrom('orders')
    .select('quotation_id')
    .where('order_id', '=', converted.order_id)
    .executeTakeFirstOrThrow();
  return {
    orders: [byHand, converted],
    quotations: [quotation.body.quotation_id, ...(quotation_id ? [quotation_id] : [])],
  };
}
