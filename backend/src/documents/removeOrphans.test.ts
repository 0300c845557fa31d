import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { call } from '../../testing/testCompany.ts';
import { testMasters } from '../../testing/testMasters.ts';
import {
  SCRIPTED_PDF,
  sendForm,
  memoryStore,
  solid,
  uploadFor,
} from '../../testing/testUploads.ts';
import { PICTURE_COLUMNS, removeOrphans } from './removeOrphans.ts';

let app: TestApp;
const files = memoryStore();
beforeAll(async () => {
  app = await createTestApp({ services: { files } });
});
afterAll(() => app.close());

const uuidOf = (address: string) => /[0-9a-f-]{36}/.exec(address)![0];
const picture = async () =>
  (
    await sendForm(
      app,
      '/imageUpload',
      [{ bytes: await solid(20, 20).png().toBuffer() }],
      Role.TOP_ADMIN,
    )
  ).body[0];
const age = (days: number, ...uuids: string[]) =>
  app.db
    .updateTable('files')
    .set({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() })
    .where('uuid', 'in', uuids)
    .execute();
const known = async () =>
  new Set((await app.db.selectFrom('files').select('uuid').execute()).map((row) => row.uuid));

test('removes bytes and row of files unused for a week, and never a file that was ever attached', async () => {
  const make = testMasters(app.db);
  const [asset, logo, replaced, forgotten] = [
    await picture(),
    await picture(),
    await picture(),
    await picture(),
  ];
  const product_id = await make.product({ assets: [asset.uuid, replaced.uuid] });
  const seller_id = await make.seller({ logo: logo.file_name });
  const upload = async () => uuidOf(await uploadFor(app, Role.TOP_ADMIN, SCRIPTED_PDF));
  const [lost, young] = [await upload(), await upload()];
  const used = await uploadFor(app, Role.TOP_ADMIN, SCRIPTED_PDF);
  const document = {
    entity_name: 'SELLER',
    entity_id: String(seller_id),
    file_name: 'x',
    fileUrl: used,
  };
  expect((await call(app, Role.TOP_ADMIN, 'POST', '/fileUpload', document)).status).toBe(200);
  await age(8, asset.uuid, logo.uuid, replaced.uuid, forgotten.uuid, lost, uuidOf(used));
  await age(6, young);

  await app.db
    .updateTable('files')
    .set({ created_at: sql<string>`now()` })
    .where('uuid', 'in', [lost, forgotten.uuid])
    .execute();
  expect(await removeOrphans(app.db, files)).toBe(0);
  await app.db
    .updateTable('products')
    .set({ assets: sql<string[]>`${[asset.uuid]}::uuid[]` })
    .where('product_id', '=', product_id)
    .execute();
  await age(8, lost, forgotten.uuid);
  expect(await removeOrphans(app.db, files)).toBe(2);

  const kept = [asset.uuid, logo.uuid, replaced.uuid, young, uuidOf(used)];
  expect(await known()).toEqual(new Set(kept));
  expect(new Set([...files.files.keys()].map(uuidOf))).toEqual(new Set(kept));
});

test('more than one round, and a store that fails leaves the row for the next time', async () => {
  const row = {
    content_type: 'application/pdf',
    byte_size: 1,
    entity_name: 'COMMENT',
    uploaded_by: app.userIdOf(Role.SALES),
  };
  const uuids = Array.from({ length: 205 }, () => crypto.randomUUID());
  await app.db
    .insertInto('files')
    .values(uuids.map((uuid) => ({ ...row, uuid, file_name: `${uuid}.pdf` })))
    .execute();
  await age(30, ...uuids);
  const broken = { ...files, remove: async () => Promise.reject(new Error('the store is down')) };
  await expect(removeOrphans(app.db, broken)).rejects.toThrow('the store is down');
  expect((await known()).has(uuids[0]!)).toBe(true);
  expect(await removeOrphans(app.db, files)).toBe(205);
});

test('every column that shows a picture is known here', async () => {
  const { rows } = await sql<{
    place: string;
  }>`select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and (udt_name in ('_uuid', 'uuid') or column_name ~ 'logo|photo|picture|image|asset|attachment|file')
      and data_type <> 'boolean' and table_name not in ('files', 'sessions', 'otp_sessions', 'known_devices', 'accounting_pushes', 'tickets', 'tracker_tasks', 'imports')`.execute(
    app.db,
  );
  // rows that name their file by a foreign key, so that its row cannot go
  const held = [
    'documents.file_uuid',
    'comment_files.file_uuid',
    'ticket_files.file_uuid',
    'documents.file_name',
  ];
  // filled by attachFiles alone, which marks the file itself as taken
  const attached = [
    'payments.attachments',
    'expenses.attachments',
    'credit_notes.attachments',
    'stock_ledger.attachments',
    'delivery_point_events.attachments',
    'bills.seller_invoice_attachment',
    'shipments.e_way_bill_attachment',
    'delivery_challans.attachments',
    'delivery_challans.e_way_bill_attachment',
  ];
  // the picture itself, and no name of a file
  const inTheRow = ['company.logo'];
  const places = rows
    .map(({ place }) => place)
    .filter((place) => ![...held, ...attached, ...inTheRow].includes(place));
  expect(places.toSorted()).toEqual(PICTURE_COLUMNS.map((place) => place.join('.')).toSorted());
});
