import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TEST_SECRETS } from '../../testing/testApp.ts';
import { addBills, addSentPo, billCalls, type Bills } from '../../testing/testBills.ts';
import { until } from '../../testing/untilWaiting.ts';
import { createLog } from '../core/log.ts';
import { readSettings } from '../core/settings.ts';
import type { LedgerDocument } from './ledger.ts';
import { localLedger } from './localLedger.ts';
import { startAccounting } from './startAccounting.ts';

let bills: Bills;
let sendRequest: ReturnType<typeof billCalls>;
beforeAll(async () => {
  bills = await addBills();
  sendRequest = billCalls(bills);
});
afterAll(() => bills.app.close());

async function issued(): Promise<number> {
  const { bill_id } = (await sendRequest.create([await addSentPo(bills)], [4])).body.data;
  await sendRequest.issue(bill_id);
  return bill_id;
}

test('without an accounting service the local ledger takes issued bills by itself, and is read again', async () => {
  const ids = [await issued(), await issued()];
  const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'unused' });
  const accounting = startAccounting({ db: bills.app.db, settings }, createLog('silent'), 20);
  try {
    for (const id of ids) {
      const row = await until(
        () => sendRequest.row(id),
        ({ sync_status }) => sync_status !== null,
      );
      expect(row).toMatchObject({ sync_status: 'SYNCED', zoho_bill_id: `LOCAL-BILL-${id}` });
    }
  } finally {
    await accounting.stop();
  }
  expect((await sendRequest.refresh(ids[0]!)).body).toMatchObject({
    error: [],
    data: { zoho_bill_id: `LOCAL-BILL-${ids[0]}` },
  });
  expect((await sendRequest.list(`zohoBillId=LOCAL-BILL-${ids[0]}`)).body.count).toBe(1);
});

test('cancelling an issued bill removes it from the local ledger', async () => {
  const id = await issued();
  expect((await sendRequest.refresh(id)).body.data.zoho_bill_id).toBe(`LOCAL-BILL-${id}`);
  const cancelled = await sendRequest.move(id, 'CANCELLED', {
    reason_for_cancellation: 'Wrong goods',
  });
  expect(cancelled.body.data).toMatchObject({ status: 'CANCELLED', zoho_bill_id: null });
  expect(await localLedger(bills.app.db).byReference('BILL', `BILL-${id}`)).toBeUndefined();
});

const LINE = {
  name: 'Towel',
  hsn_code: null,
  quantity: 1,
  rate: '100.00',
  discount_percent: '0',
  gst_percent: '12',
  taxable: '100.00',
};
const DOCUMENT: LedgerDocument = {
  document_type: 'INVOICE',
  reference: 'INVOICE-1',
  number: 'INV-1',
  date: '2026-11-20',
  due_date: '2026-12-20',
  party_name: 'Hotel',
  party_gstin: null,
  lines: [{ ...LINE, total: '112.00' }],
  sub_total: '100.00',
  tax_total: '12.00',
  round_off: '0.00',
  total: '112.00',
};

test('only a valid document is taken, and the same reference twice is one document', async () => {
  const ledger = localLedger(bills.app.db);
  const wrong: [Partial<LedgerDocument>, string][] = [
    [{ number: '' }, 'The document has no number'],
    [{ lines: [] }, 'The document has no lines'],
    [{ total: '113.00' }, 'The document does not add up'],
    [{ tax_total: '11.00' }, 'The document does not add up'],
  ];
  for (const [change, message] of wrong)
    await expect(ledger.create({ ...DOCUMENT, ...change })).rejects.toThrow(message);
  const ids = await Promise.all([ledger.create(DOCUMENT), ledger.create(DOCUMENT)]);
  expect(ids).toEqual(['LOCAL-INVOICE-1', 'LOCAL-INVOICE-1']);
  await ledger.change('LOCAL-INVOICE-1', { ...DOCUMENT, due_date: '2027-01-01' });
  expect(await ledger.byId('INVOICE', 'LOCAL-INVOICE-1')).toMatchObject({
    number: 'INV-1',
    due_date: '2027-01-01',
  });
});
