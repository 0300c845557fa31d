import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { call } from '../../../testing/testCompany.ts';
import { testMasters } from '../../../testing/testMasters.ts';

/** Invalid numbers of rows from before validation, and another of the kind. */
const OLD = '33AAACE1234F1Z0';
const OTHER = '33AAACE1234F1Z1';
const RIGHT = '33AAACE1234F1ZD';

let app: TestApp;
let masters: ReturnType<typeof testMasters>;
beforeAll(async () => {
  app = await createTestApp();
  masters = testMasters(app.db);
});
afterAll(() => app.close());

const put = (method: 'PUT' | 'PATCH', url: string, body: object) =>
  call(app, Role.TOP_ADMIN, method, url, body);

interface Kind {
  field: string;
  /** Makes a row with the old number. */
  add: () => Promise<number>;
  change: (id: number, gstin: string, name: string) => ReturnType<typeof call>;
}

const KINDS: Record<string, Kind> = {
  vendor: {
    field: 'gstin',
    add: () => masters.seller({ gstin: OLD }),
    change: (seller_id, gstin, seller_name) =>
      put('PATCH', '/updateSeller', { seller_id, gstin, seller_name }),
  },
  'vendor lead': {
    field: 'gstin',
    add: async () =>
      (
        await app.db
          .insertInto('seller_leads')
          .values({ seller_name: 'Old', mobile_1: '9000000001', lead_category: 'Cups', gstin: OLD })
          .returning('lead_id')
          .executeTakeFirstOrThrow()
      ).lead_id,
    change: (lead_id, gstin, seller_name) =>
      put('PATCH', '/seller_directory', { lead_id, gstin, seller_name }),
  },
  transporter: {
    field: 'gst_number',
    add: async () =>
      (
        await app.db
          .insertInto('transporters')
          .values({ transporter_name: 'Old', gst_number: OLD })
          .returning('transporter_id')
          .executeTakeFirstOrThrow()
      ).transporter_id,
    change: (transporter_id, gst_number, transporter_name) =>
      put('PUT', '/transporter', { transporter_id, gst_number, transporter_name }),
  },
  customer: {
    field: 'gst_no',
    add: () => masters.tenant({ gst_no: OLD }),
    change: (tenant_id, gst_no, tenant_name) =>
      put('PATCH', '/tenant/updateTenant', { tenant_id, gst_no, tenant_name }),
  },
};

test.each(Object.entries(KINDS))(
  'a %s with a wrong GST number of before can change otherwise; a new number must be right',
  async (_, { field, add, change }) => {
    const id = await add();
    expect((await change(id, OLD, 'Renamed')).status).toBe(200);
    expect(await change(id, OTHER, 'Renamed')).toMatchObject({ status: 400, body: { field } });
    expect((await change(id, RIGHT, 'Renamed')).status).toBe(200);
  },
);
