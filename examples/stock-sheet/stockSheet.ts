import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createClient, MunimError } from '@munim/client';
import { CSV_BEGIN, csvLine } from '@munim/schema/shared/csv.ts';
import { HEAD, readStock } from './readStock.ts';

/** `node stockSheet.ts stock.csv`: writes the stock of all warehouses. Settings are in README.md. */
const file = process.argv[2];
const { MUNIM_ADDRESS: address, MUNIM_TOKEN_FILE: tokenFile } = process.env;
if (!file || !address || !tokenFile) {
  console.error('Usage: MUNIM_ADDRESS=https://… MUNIM_TOKEN_FILE=… node stockSheet.ts <file.csv>');
  process.exit(2);
}

try {
  const munim = createClient({ address, token: readFileSync(tokenFile, 'utf8').trim() });
  const rows: string[][] = [];
  for await (const row of readStock(munim)) rows.push(row);
  // whoever reads the file meanwhile sees the sheet before, or this one, and never a part
  writeFileSync(`${file}.part`, CSV_BEGIN + [HEAD, ...rows].map(csvLine).join(''));
  renameSync(`${file}.part`, file);
  console.log(`${file}: ${rows.length} rows`);
} catch (error) {
  if (!(error instanceof MunimError)) throw error;
  console.error(`${error.code}: ${error.message} (request ${error.requestId})`);
  process.exitCode = 1;
}
