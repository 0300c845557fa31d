import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { tellAgain } from './testRunner.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'munim-runner-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A worker that listens only after its first message, as one does that still loads its first suite. */
const WORKER = `
  process.once('message', () => {
    process.on('message', ({ workerData }) => process.exit(workerData));
    process.send('jest-light-runner-get-worker-data');
  });`;

test('a worker that was told its settings before it listened is told them again', async () => {
  const file = path.join(folder, 'worker.cjs');
  fs.writeFileSync(file, WORKER);
  const worker = fork(file);
  await once(worker, 'spawn');
  tellAgain(worker);
  worker.send({ type: 'jest-light-runner-worker-data', workerData: 7 });
  expect(await once(worker, 'exit')).toEqual([7, null]);
});
