import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { type TestStack, testStack } from '../../testing/testStack.ts';

let stack: TestStack;
const queued: unknown[] = [];
beforeAll(async () => {
  const imports = { send: async (_: unknown, job: unknown) => void queued.push(job) };
  stack = await testStack({}, { services: { imports } });
});
beforeEach(async () => {
  queued.splice(0);
  for (const table of ['import_rows', 'imports'] as const)
    await stack.backend.db.deleteFrom(table).execute();
});
afterAll(() => stack.close());

const FIELDS = 'id kind source fileName status rows doneRows newRows actions hasRows user { name }';
const START = `mutation($sheet: Upload!, $kind: ImportKind!) { startImport(kind: $kind, source: "Tally", sheet: $sheet) { ${FIELDS} } }`;
const upload = (role: number, text: string) =>
  stack.upload(role, START, new TextEncoder().encode(text), { sheet: null, kind: 'ORGANISATION' });
const SHEET =
  'external_id,organisation_name,is_active\nG1,Kaveri Hotels,maybe\nG2,Hampi Stays,TRUE';

describe('imports', () => {
  test('a sheet is sent, listed and read by its rows, one call each', async () => {
    const sent = await upload(Role.TOP_ADMIN, SHEET);
    const one = {
      kind: 'ORGANISATION',
      source: 'Tally',
      fileName: 'file',
      status: 'CHECKING',
      rows: 2,
      doneRows: 0,
      newRows: 0,
      actions: [],
      hasRows: true,
      user: { name: 'Role1001' },
    };
    expect(sent.data).toMatchObject({ startImport: one });
    expect(stack.calls()).toEqual(['POST /import']);
    expect(queued).toHaveLength(1);
    const { id } = (sent.data as { startImport: { id: string } }).startImport;
    const listed = await stack.run(
      Role.TOP_ADMIN,
      `{ imports(kind: ORGANISATION) { count items { ${FIELDS} } } }`,
    );
    expect(listed.data).toMatchObject({ imports: { count: 1, items: [{ id, ...one }] } });
    expect(stack.calls()).toEqual(['GET /import?kind=ORGANISATION&page=1&limit=10']);
    const rows = await stack.run(
      Role.TOP_ADMIN,
      `query($id: ID!) { importRows(id: $id, outcome: FAULTY) { count items {
        row externalId outcome recordId differences { column from to } faults { column message } } } }`,
      { id },
    );
    const fault = { column: 'is_active', message: 'is_active must be TRUE or FALSE' };
    const row = { row: 2, externalId: 'G1', outcome: 'FAULTY', recordId: null, differences: [] };
    expect(rows.data).toEqual({ importRows: { count: 1, items: [{ ...row, faults: [fault] }] } });
    expect(stack.calls()).toEqual([
      `GET /import/rows?import_id=${id}&outcome=FAULTY&page=1&limit=50`,
    ]);
  });

  test('what cannot be started says so', async () => {
    const run = 'mutation($id: ID!) { runImport(id: $id, action: APPLY) { id } }';
    const { data } = await upload(Role.TOP_ADMIN, SHEET);
    const { id } = (data as { startImport: { id: string } }).startImport;
    expect((await stack.run(Role.TOP_ADMIN, run, { id })).errors).toMatchObject([
      { extensions: { code: 'IMPORT_NOT_READY' } },
    ]);
    expect(
      (await stack.run(Role.TOP_ADMIN, '{ import(id: "999999") { id } }')).errors,
    ).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('templates are those of the permissions; others are turned away before the backend', async () => {
    const templates = await stack.run(
      Role.SALES,
      '{ importTemplates { kind label help columns { name required format help example } } }',
    );
    expect(templates.errors).toBeUndefined();
    expect(templates.data).toMatchObject({
      importTemplates: [{ kind: 'CUSTOMER' }, {}, { kind: 'OPEN_ORDER' }],
    });
    expect((await upload(Role.OPERATIONS, SHEET)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    expect(stack.calls()).toEqual([]);
  });
});
