import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  testBackend,
  testGateway,
  type TestBackend,
  type TestGateway,
} from '../../testing/testGateway.ts';
import { testGraph } from '../../testing/testGraph.ts';

let backend: TestBackend;
let gateway: TestGateway;
beforeAll(async () => {
  backend = await testBackend(() => undefined);
  gateway = await testGateway(backend.url, { graph: testGraph() });
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const QUERY = 'query($input: EchoInput) { echo(input: $input) { day moment price rate } }';

describe('scalars', () => {
  test.each([
    ['day', '2026-02-28'],
    ['day', '2028-02-29'],
    ['moment', '2026-01-31T23:59:59.123Z'],
    ['moment', '2026-01-31T10:00:00+05:30'],
    ['price', '0'],
    ['price', '999999999999.99'],
    ['rate', '-12.5'],
  ])('%s accepts %s', async (field, value) => {
    const { data, errors } = await gateway.run(QUERY, { variables: { input: { [field]: value } } });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      echo: { day: null, moment: null, price: null, rate: null, [field]: value },
    });
  });

  test.each([
    ['day', '2026-02-30'],
    ['day', '2026-2-3'],
    ['day', '2026-02-03T00:00:00Z'],
    ['day', 20260203],
    ['moment', '2026-01-31T10:00:00'],
    ['moment', '2026-02-31T10:00:00Z'],
    ['moment', '2026-01-31T25:00:00Z'],
    ['price', 12.5],
    ['price', '-1'],
    ['price', '1.234'],
    ['price', '1e3'],
    ['price', ' 1'],
    ['price', ''],
    ['price', '1\n'],
    ['rate', '--1'],
    ['rate', 'NaN'],
  ])('%s refuses %j and names the field', async (field, value) => {
    const { data, errors } = await gateway.run(QUERY, { variables: { input: { [field]: value } } });
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  test('a literal is refused too', async () => {
    const { errors, status } = await gateway.run('{ echo(price: 1.5) { day } }');
    expect(status).toBe(200);
    expect(errors?.[0]?.message).toContain('Money');
  });
});
