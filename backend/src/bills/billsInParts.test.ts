import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addBills, addSentPo, billCalls, type Bills } from '../../testing/testBills.ts';

let bills: Bills;
let sendRequest: ReturnType<typeof billCalls>;
beforeAll(async () => {
  bills = await addBills();
  sendRequest = billCalls(bills);
});
afterAll(() => bills.app.close());

test('bills of a line come to the line, to the paisa', async () => {
  const po = await addSentPo(bills, { lines: [{ quantity: 3, price: '0.55' }] });
  const sums = [];
  for (const quantity of [1, 1, 1])
    sums.push((await sendRequest.create([po], [quantity])).body.data.bill_grand_total);
  expect(sums).toEqual(['0.62', '0.61', '0.62']);
  expect(await sendRequest.poRow(po.poId)).toMatchObject({
    po_grand_total: '1.85',
    billing_status: 'BILLED',
  });
});

test('so do those of ten units with half a paisa of tax each, also after one was made again', async () => {
  const po = await addSentPo(bills, { lines: [{ quantity: 10, price: '0.05' }] });
  const bill = async () => (await sendRequest.create([po], [1])).body.data;
  const parts = [];
  for (let unit = 0; unit < 10; unit++) parts.push(await bill());
  const because = { reason_for_cancellation: 'Entered twice' };
  expect((await sendRequest.move(parts[1].bill_id, 'CANCELLED', because)).status).toBe(200);
  parts[1] = await bill();
  const sum = parts.reduce((all, { bill_grand_total }) => all + Number(bill_grand_total), 0);
  const row = await sendRequest.poRow(po.poId);
  expect([sum.toFixed(2), row.po_grand_total, row.billing_status]).toEqual([
    '0.56',
    '0.56',
    'BILLED',
  ]);
});
