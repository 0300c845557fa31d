import { expect, test } from '@jest/globals';
import type { Backend } from './backend.ts';
import { filledPath } from './filledPath.ts';
import { partialBody } from './rest.ts';

const CANCELLED = {
  order_number: 'SO-1',
  line_id: 1,
  status: 'CANCELLED',
  reason: 'Wrong size',
  version: undefined,
} as const;

/** Never called: `tsc` stops at an error that is expected and does not come. */
function writes(backend: Backend) {
  const { version: _, ...withoutVersion } = CANCELLED;
  const { reason: __, ...withoutReason } = CANCELLED;
  const path = '/updateOrderLineStatus';
  void backend.post(path, CANCELLED);
  void backend.post(path, partialBody(withoutVersion));
  // @ts-expect-error -- an optional key is forgotten
  void backend.post(path, withoutVersion);
  // @ts-expect-error -- a required key is forgotten
  void backend.post(path, withoutReason);
  // @ts-expect-error -- a part has the required keys too
  void backend.post(path, partialBody(withoutReason));
  // @ts-expect-error -- a key too many
  void backend.post(path, { ...CANCELLED, remarks: 'none' });
  // @ts-expect-error -- a value of another type
  void backend.post(path, { ...CANCELLED, line_id: '1' });
  // @ts-expect-error -- an operation that the path does not have
  void backend.put(path, CANCELLED);
  // @ts-expect-error -- a status that the route does not take
  void backend.post(path, { ...CANCELLED, status: 'DRAFT' });
  void backend.del('/transporter', undefined, { transporter_id: 1 });
  // @ts-expect-error -- a deletion's query is checked
  void backend.del('/transporter', undefined, { transporter: 1 });
}

/** The same. */
async function reads(backend: Backend) {
  const { data } = await backend.get('/transporter', { transporter_name: 'Blue' });
  data[0]?.transporter_name satisfies string | undefined;
  // @ts-expect-error -- a field that the answer does not have
  void data[0]?.name;
  // @ts-expect-error -- a path that is not in the document
  void backend.get('/transporters');
  // @ts-expect-error -- a query name that the operation does not have
  void backend.get('/transporter', { name: 'Blue' });
  const query = { transporter_name: 'Blue', name: 'Blue' };
  // @ts-expect-error -- the same, in a variable
  void backend.get('/transporter', query);
  // @ts-expect-error -- a query value of another type
  void backend.get('/transporter', { page: 'first' });
  // @ts-expect-error -- a query that must be there
  void backend.get('/pincode');
  // @ts-expect-error -- a template that is not filled
  void backend.get('/bill/refresh/{billId}');
  // @ts-expect-error -- the name of another template's value
  void backend.refresh(filledPath('/bill/refresh/{billId}', { invoiceId: 1 }));
  const synced = await backend.refresh(filledPath('/bill/refresh/{billId}', { billId: 1 }));
  synced.data.bill_id satisfies number;
  const misspelt = { gst_registration_id: 1, version: 1, versions: 2 };
  // @ts-expect-error -- the query has no such name, in a variable too
  void backend.del('/company/registration', undefined, misspelt);
  // @ts-expect-error -- a print has a query too
  void backend.text('/invoice/download', { invoice_id: 1, type: 'docx', beautify: true });
}

test('a template is filled with encoded values', () => {
  expect(filledPath('/bill/refresh/{billId}', { billId: 7 })).toBe('/bill/refresh/7');
  expect(filledPath('/files/{fileName}', { fileName: 'a/b ?.pdf' })).toBe('/files/a%2Fb%20%3F.pdf');
});

test('the calls above are for the compiler (npm run check), which wants each error that they expect; none is sent', () => {
  expect([writes, reads].map(({ name }) => name)).toEqual(['writes', 'reads']);
});
