import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { testMasters } from '../../../backend/testing/testMasters.ts';
import { type TestStack, testStack } from '../../testing/testStack.ts';

let stack: TestStack;
let masters: ReturnType<typeof testMasters>;
beforeAll(async () => {
  stack = await testStack();
  masters = testMasters(stack.backend.db);
});
afterAll(() => stack.close());

const RESULT =
  '{ rows records differences { row recordId field from to } differenceCount errors { row column message } errorCount message }';
const SKUS = `mutation($sheet: Upload!, $dryRun: Boolean) { updateSkusFromSheet(sheet: $sheet, dryRun: $dryRun) ${RESULT} }`;
const LEADS = `mutation($sheet: Upload!, $dryRun: Boolean) { onboardLeads(sheet: $sheet, dryRun: $dryRun) ${RESULT} }`;
interface Sending {
  dryRun?: boolean;
  role?: number;
  headers?: Record<string, string>;
}
const send = (
  query: string,
  text: string,
  { dryRun = true, role = Role.CATEGORY_MANAGER, headers = {} }: Sending = {},
) => stack.upload(role, query, new TextEncoder().encode(text), { sheet: null, dryRun }, headers);

describe('updateSkusFromSheet', () => {
  test('check and apply take one call each', async () => {
    const sku = await masters.sku({ product_sku_name: 'Cup' });
    const text = `product_sku_id,product_sku_name\n${sku},Big cup\n${sku + 1000},x`;
    const checked = await send(SKUS, text);
    expect(checked.errors).toBeUndefined();
    expect(checked.data).toEqual({
      updateSkusFromSheet: {
        rows: 2,
        records: 1,
        differenceCount: 1,
        errorCount: 1,
        message: '1 change, 1 error in 2 rows',
        differences: [
          { row: 2, recordId: String(sku), field: 'product_sku_name', from: 'Cup', to: 'Big cup' },
        ],
        errors: [{ row: 3, column: 'product_sku_id', message: `SKU ${sku + 1000} not found` }],
      },
    });
    expect(stack.calls()).toEqual(['PUT /sku/updateSkuFromSheet?dry_run=true']);
    const refused = await send(SKUS, text, { dryRun: false });
    expect(refused.errors).toMatchObject([
      {
        message: 'The sheet has 1 error: nothing was changed',
        extensions: { code: 'SHEET_HAS_ERRORS' },
      },
    ]);
    const applied = await send(SKUS, `product_sku_id,product_sku_name\n${sku},Big cup`, {
      dryRun: false,
    });
    expect(applied.data).toMatchObject({ updateSkusFromSheet: { records: 1, errors: [] } });
    expect(stack.calls()).toEqual(['PUT /sku/updateSkuFromSheet']);
  });

  test('a file that is no sheet keeps the error of the backend', async () => {
    const { errors } = await send(SKUS, '\u0000PDF');
    expect(errors).toMatchObject([
      {
        message: 'Only .xlsx and .csv sheets can be read',
        extensions: { code: 'BAD_USER_INPUT', field: 'sheet' },
      },
    ]);
  });

  test('requires SKU UPDATE; the backend is not called', async () => {
    expect((await send(SKUS, 'x', { role: Role.SALES })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    expect(stack.calls()).toEqual([]);
  });
});

describe('onboardLeads', () => {
  const head = 'seller_name,mobile_1,lead_category';

  test('checks and applies once per idempotency key', async () => {
    const text = `${head}\nSri Traders,9000000001,Cups`;
    expect((await send(LEADS, text)).data).toMatchObject({
      onboardLeads: {
        records: 1,
        differences: [
          { row: 2, recordId: null, field: 'seller_name', from: null, to: 'Sri Traders' },
        ],
      },
    });
    expect(stack.calls()).toEqual(['POST /seller_directory/onBoardLeads?dry_run=true']);
    const headers = { 'idempotency-key': 'leads-1' };
    const first = await send(LEADS, text, { dryRun: false, headers });
    expect(first.data).toMatchObject({ onboardLeads: { records: 1 } });
    expect((await send(LEADS, text, { dryRun: false, headers })).data).toEqual(first.data);
    expect((await send(LEADS, text, { dryRun: false })).data).toMatchObject({
      onboardLeads: { records: 0 },
    });
  });

  test('requires SELLER WRITE', async () => {
    expect((await send(LEADS, head, { role: Role.SALES })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });
});
