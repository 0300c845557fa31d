import http, { type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { listenLate, noneListens } from '../../../testing/testChanges.ts';
import { until } from '../../../testing/untilWaiting.ts';

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await createTestApp();
  base = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close(), 20_000);

function open(headers: Record<string, string>) {
  const request = http.get(`${base}/changes/stream`, { headers, agent: false });
  const answer = new Promise<IncomingMessage>((done, fail) => {
    request.on('response', done);
    request.on('error', fail);
  });
  answer.catch(() => undefined);
  return { request, answer, status: async () => (await answer).statusCode };
}

/** Statuses of ten streams of one person, which are closed again. */
async function tenStreams(headers: Record<string, string>): Promise<(number | undefined)[]> {
  const streams = Array.from({ length: 10 }, () => open(headers));
  const statuses = await Promise.all(streams.map(({ status }) => status()));
  for (const { request } of streams) request.destroy();
  return statuses;
}

test('callers who leave before the answer keep no stream', async () => {
  const headers = await app.as(Role.SALES);
  const stopDelay = listenLate(800);
  const left = Array.from({ length: 8 }, () => open(headers));
  await wait(300);
  for (const { request } of left) request.destroy();
  await wait(1_500);
  stopDelay();
  // while the backend still looks up who asks
  for (let ms = 0; ms < 20; ms++) {
    const { request } = open(headers);
    await wait(ms);
    request.destroy();
  }
  // eight that are kept would never let a person have ten again
  const statuses = await until(
    () => tenStreams(headers),
    (all) => all.every((status) => status === 200),
  );
  expect(statuses).toHaveLength(10);
});

test('one person has at most 10, opened at once or not; others still get theirs', async () => {
  await noneListens(app);
  const headers = await app.as(Role.SALES);
  const own = Array.from({ length: 14 }, () => open(headers));
  const statuses = await Promise.all(own.map(({ status }) => status()));
  expect(statuses.toSorted()).toEqual([...Array(10).fill(200), ...Array(4).fill(503)]);
  const other = open(await app.as(Role.TOP_ADMIN));
  expect(await other.status()).toBe(200);
  for (const { request } of [...own, other]) request.destroy();
});

test('a reader that is slower than the changes is told that numbers are missing', async () => {
  await noneListens(app);
  const { request, answer } = open(await app.as(Role.SALES));
  const stream = await answer;
  stream.pause();
  const reading = open(await app.as(Role.TOP_ADMIN));
  let read = '';
  (await reading.answer).setEncoding('utf8').on('data', (chunk: string) => (read += chunk));
  // 15 MB, more than the buffers of a connection hold
  await sql`select pg_notify('record_changes', repeat('7-7,', 1900) || n) from generate_series(1, 2000) n`.execute(
    app.db,
  );
  // whoever reads has met the last number, so the slow reader has been told all that it will be
  await until(() => / \d[^ ]*7-7,2000\n|data: \*/.test(read.slice(-20_000)));
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  stream.resume();
  await until(() => text.includes('data: *'));
  request.destroy();
  reading.request.destroy();
  expect(text).toContain('data: *\n\n');
  expect(text.length).toBeLessThan(15_000_000);
}, 60_000);
