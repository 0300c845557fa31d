import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient } from '@munim/client';
import { Role } from '@munim/schema/shared/roles.ts';
import { apiToken, listeningStack } from '../../client/testing/testClient.ts';
import type { TestStack } from '../../gateway/testing/testStack.ts';
import { readStock } from './readStock.ts';

let stack: TestStack;
let address: string;
let token: string;
const folder = mkdtempSync(path.join(tmpdir(), 'munim-stock-'));
const sheet = path.join(folder, 'stock.csv');
const tokenFile = path.join(folder, 'token');
beforeAll(async () => {
  ({ stack, address } = await listeningStack());
  token = await apiToken(stack, Role.TOP_ADMIN, [['STOCK', 'READ']]);
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stack.close();
});

/** Runs the tool as cron does. */
const run = (bearer: string, env: Record<string, string> = { MUNIM_ADDRESS: address }) => {
  writeFileSync(tokenFile, `${bearer}\n`, { mode: 0o600 });
  const script = path.join(import.meta.dirname, 'stockSheet.ts');
  return new Promise<{ code: number; out: string; error: string }>((resolve) => {
    const settings = { env: { ...env, MUNIM_TOKEN_FILE: tokenFile } };
    execFile(process.execPath, [script, sheet], settings, (failure, out, error) =>
      resolve({ code: Number(failure?.code ?? 0), out, error }),
    );
  });
};
const stored = () =>
  stack.backend.db
    .selectFrom('stock_balances')
    .select(['warehouse_id', 'product_sku_id', 'quantity', 'reserved_quantity'])
    .execute();

test('writes the stock of all warehouses, with no more than STOCK READ', async () => {
  const balances = await stored();
  const [{ product_sku_id: skuId } = { product_sku_id: 0 }] = balances;
  await stack.backend.db
    .updateTable('skus')
    .set({ product_sku_name: '=HYPERLINK("http://evil.example","Stock")' })
    .where('product_sku_id', '=', skuId)
    .execute();
  expect(await run(token)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/stock\.csv: \d+ rows\n/),
  });
  const lines = readFileSync(sheet, 'utf8').split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"Warehouse id","Warehouse","District","SKU id","SKU","Unit","Quantity","Reserved","Free"',
  );
  expect(lines.at(-1)).toBe('');
  const read = lines.slice(1, -1).map((line) => {
    const cells = /^"(\d+)",.*?"(\d+)","(.*)","[^"]*","(\d+)","(\d+)","(\d+)"$/.exec(line);
    const [, warehouse, sku, , quantity, reserved, free] = cells ?? [];
    expect(Number(free)).toBe(Number(quantity) - Number(reserved));
    return [warehouse, sku, quantity, reserved].join(' ');
  });
  expect(read.length).toBeGreaterThan(10);
  expect(read.toSorted()).toEqual(
    balances
      .filter(({ quantity }) => quantity > 0)
      .map((row) => Object.values(row).join(' '))
      .toSorted(),
  );
  expect(lines.join()).toContain(`"'=HYPERLINK(""http://evil.example"",""Stock"")"`);
  expect(readdirSync(folder)).not.toContain('stock.csv.part');
});

test('reads the same in small pages', async () => {
  const munim = createClient({ address, token });
  const sheets: unknown[][] = [[], []];
  for await (const row of readStock(munim, 2)) sheets[0]!.push(row);
  for await (const row of readStock(munim)) sheets[1]!.push(row);
  expect(sheets[0]!.length).toBeGreaterThan(10);
  expect(sheets[0]).toEqual(sheets[1]);
});

test('a token without STOCK READ, a wrong one and a missing setting end with words, and leave the sheet as it was', async () => {
  const before = readFileSync(sheet, 'utf8');
  const other = await apiToken(stack, Role.TOP_ADMIN, [['ORDER', 'READ']]);
  expect(await run(other)).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringMatching(/^FORBIDDEN: .*\(request [0-9a-f]{32}\)\n$/),
  });
  expect(await run('munim_wrong')).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^UNAUTHENTICATED: /),
  });
  expect(await run(token, {})).toMatchObject({ code: 2, error: expect.stringMatching(/^Usage/) });
  expect(readFileSync(sheet, 'utf8')).toBe(before);
  expect(existsSync(`${sheet}.part`)).toBe(false);
});
