import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { isPinOf, stateCodeOf } from '@munim/schema/shared/states.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const asked = async (t: TestApp, pincode: string) => {
  const response = await t.app.inject({
    url: `/pincode?pincode=${pincode}`,
    headers: await t.as(Role.SALES),
  });
  return { status: response.statusCode, body: response.json() };
};

describe('the table that comes with the backend', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());

  test.each([
    ['560025', 'Bengaluru Urban', 'Karnataka'],
    ['110001', 'New Delhi', 'Delhi'],
    ['400001', 'Mumbai', 'Maharashtra'],
    ['500001', 'Hyderabad', 'Telangana'],
    ['506003', 'Hanumakonda', 'Telangana'],
    ['194101', 'Leh', 'Ladakh'],
    ['190001', 'Srinagar', 'Jammu and Kashmir'],
    ['533001', 'Kakinada', 'Andhra Pradesh'],
    ['396230', 'Dadra and Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['682555', 'Lakshadweep', 'Lakshadweep'],
  ])('%s is in %s, %s', async (pincode, city, state) => {
    expect(await asked(t, pincode)).toMatchObject({
      status: 200,
      body: { success: true, city, state, state_code: stateCodeOf(state) },
    });
  });

  test.each([
    ['799001', ['Tripura']],
    ['560025', ['Karnataka']],
    ['396230', ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat']],
    ['605007', ['Puducherry', 'Tamil Nadu']],
    ['533464', ['Andhra Pradesh', 'Puducherry']],
    ['781131', ['Assam', 'Meghalaya']],
  ])('%s lies in %j', async (pincode, names) => {
    const { states } = (await asked(t, pincode)).body;
    expect(states.map((one: { state: string }) => one.state).toSorted()).toEqual(names);
  });

  test('every row is in the zone of its state', async () => {
    const file = await readFile(new URL('pincodes.tsv', import.meta.url), 'utf8');
    const rows = file.split('\n').filter((line) => line && !line.startsWith('#'));
    const wrong = rows.flatMap((line) => {
      const [state = '', , pins = ''] = line.split('\t');
      return pins.split(' ').filter((pin) => !isPinOf(pin.replace('*', ''), stateCodeOf(state)));
    });
    expect(rows.length).toBeGreaterThan(700);
    expect(wrong).toEqual([]);
  });

  test('an unknown PIN code, and text that is none', async () => {
    expect(await asked(t, '999999')).toMatchObject({
      status: 400,
      body: { success: false, message: 'Invalid area code', error: 'VALIDATION', field: 'pincode' },
    });
    for (const wrong of ['56002', '5600251', '060025', 'abcdef'])
      expect(await asked(t, wrong)).toMatchObject({
        status: 400,
        body: { error: 'VALIDATION', field: 'pincode' },
      });
    expect((await t.app.inject({ url: '/pincode?pincode=560025' })).statusCode).toBe(401);
    expect(await asked(t, '560025&city=x')).toMatchObject({ status: 400, body: { field: 'city' } });
  });
});

describe('the outside service', () => {
  let t: TestApp;
  let server: Server;
  let answer: RequestListener;
  const seen: string[] = [];
  const json =
    (body: unknown, status = 200): RequestListener =>
    (_, response) => {
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    };

  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    t = await createTestApp({
      env: { PINCODE_URL: `http://127.0.0.1:${port}/where?key=k`, PINCODE_TIMEOUT_MS: '150' },
    });
  });
  afterAll(async () => {
    await t.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  test('answers first', async () => {
    answer = json({ success: true, city: ' Newtown ', state: 'KARNATAKA' });
    expect(await asked(t, '560025')).toMatchObject({
      status: 200,
      body: { success: true, city: 'Newtown', state: 'Karnataka' },
    });
    expect(seen.at(-1)).toBe('/where?key=k&pincode=560025');
  });

  const HERE = {
    status: 200,
    body: {
      success: true,
      city: 'Bengaluru Urban',
      state: 'Karnataka',
      state_code: '29',
      states: [{ state: 'Karnataka', state_code: '29' }],
    },
  };
  test.each<[string, RequestListener]>([
    ['it does not know the code', json({ success: false, message: 'unknown' })],
    ['it says only half', json({ success: true, city: 'Newtown' })],
    ['it names no state', json({ success: true, city: 'Newtown', state: 'Atlantis' })],
    ['it names a state of other codes', json({ success: true, city: 'Newtown', state: 'Goa' })],
    ['it answers nonsense', json('<html>')],
    ['it answers nothing', json('null')],
    ['it fails', json({ success: true, city: 'A', state: 'B' }, 503)],
    ['it hangs up', (request) => void request.socket.destroy()],
    ['it never answers', () => undefined],
    ['it stops half-way', (_, response) => void response.writeHead(200).write('{"success":')],
  ])('the table stands in when %s', async (_, how) => {
    answer = how;
    const started = performance.now();
    expect(await asked(t, '560025')).toEqual(HERE);
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(await asked(t, '999999')).toMatchObject({
      status: 400,
      body: { message: 'Invalid area code' },
    });
  });
});

test('an address with a place for the code', async () => {
  const server = createServer(
    (request, response) =>
      void response.end(JSON.stringify({ success: true, city: request.url, state: 'Goa' })),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const t = await createTestApp({
    env: {
      PINCODE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pin/{pincode}.json`,
    },
  });
  expect((await asked(t, '403001')).body).toMatchObject({
    success: true,
    city: '/pin/403001.json',
    state: 'Goa',
  });
  await t.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
