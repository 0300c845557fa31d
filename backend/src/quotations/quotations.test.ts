import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { keepingOutbox } from '../../testing/keepingOutbox.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import {
  addRfq,
  addTestCompany,
  call,
  PRICE,
  type TestCompany,
} from '../../testing/testCompany.ts';
import { withFace } from '../core/print/printFace.ts';
import type { RecordMessage } from '../messages/messages.public.ts';

let app: TestApp;
let company: TestCompany;
/** Sending ends here; the mail itself is tested with its sender. */
const queued: RecordMessage[] = [];
const outbox = keepingOutbox(queued);

beforeAll(async () => {
  app = await createTestApp({ services: { outbox } });
  company = await addTestCompany(app);
});
afterAll(() => app.close());

async function addQuotation(
  more: { included?: boolean; addressId?: number }[] = [{}],
): Promise<{ quotation_id: number; rfqIds: number[]; itemIds: number[] }> {
  const rfqIds: number[] = [];
  for (const { addressId } of more)
    rfqIds.push(await addRfq(app, company, addressId === undefined ? {} : { addressId }));
  const quotation_items = rfqIds.map((request_id, i) => ({
    request_id,
    included_in_quotation: more[i]!.included ?? true,
  }));
  const { body } = await call(app, Role.SALES, 'POST', '/quotation', { quotation_items });
  return {
    quotation_id: body.quotation_id,
    rfqIds,
    itemIds: body.data.quotation_items.map(
      (item: { quotation_item_id: number }) => item.quotation_item_id,
    ),
  };
}
const rfqStatus = async (id: number) =>
  (await call(app, Role.TOP_ADMIN, 'GET', `/rfq?request_id=${id}`)).body.data[0].status;
const change = (quotation_id: number, more: object, role: number = Role.TOP_ADMIN) =>
  call(app, role, 'PUT', '/quotation', { quotation_id, ...more });

test('names the contact who asked, until that account is closed', async () => {
  const { quotation_id } = await addQuotation();
  const contact = `contact${company.tenantId}@example.com`;
  const close = (deleted_user: boolean) =>
    app.db.updateTable('users').set({ deleted_user }).where('email', '=', contact).execute();
  const emailOf = async () =>
    (await call(app, Role.TOP_ADMIN, 'GET', `/quotation?quotation_id=${quotation_id}`)).body.data[0]
      .contact_email;
  expect(await emailOf()).toBe(contact);
  await close(true);
  expect(await emailOf()).toBeNull();
  await close(false);
});

describe('permissions', () => {
  test('confirming and recalling need APPROVE, rejecting and editing UPDATE', async () => {
    const { quotation_id, itemIds } = await addQuotation();
    expect((await change(quotation_id, { status: 'CONFIRMED' }, Role.SALES)).status).toBe(403);
    expect(
      (await change(quotation_id, { status: 'CONFIRMED' }, Role.CATEGORY_MANAGER)).body.data.status,
    ).toBe('CONFIRMED');
    expect((await change(quotation_id, { status: 'SENT' }, Role.SALES)).status).toBe(403);
    expect(
      (await change(quotation_id, { status: 'SENT' }, Role.CATEGORY_MANAGER)).body.data,
    ).toMatchObject({
      status: 'SENT',
      revision: 1,
    });
    const items = { quotation_items: [{ quotation_item_id: itemIds[0], quantity: 7 }] };
    expect(
      (await change(quotation_id, items, Role.SALES)).body.data.quotation_items[0].quantity,
    ).toBe(7);
  });
});

describe('POST /quotation', () => {
  test('takes priced requests, taxes each line by its place of supply, and locks them', async () => {
    const { quotation_id, rfqIds } = await addQuotation([{}, { addressId: company.farAddressId }]);
    const { data } = (await call(app, Role.SALES, 'GET', `/quotation?quotation_id=${quotation_id}`))
      .body;
    expect(data[0]).toMatchObject({
      status: 'SENT',
      taxable_amount: '2200.00',
      gst_amount: '264.00',
      grand_total: '2464.00',
      order_number: null,
    });
    expect(data[0].quotation_items).toMatchObject([
      {
        taxable_amount: '1100.00',
        cgst_amount: '66.00',
        sgst_amount: '66.00',
        igst_amount: '0.00',
        item_total: '1232.00',
        rfq_offer_price: null,
        rfq_mg: null,
      },
      { cgst_amount: '0.00', igst_amount: '132.00', item_total: '1232.00' },
    ]);
    expect(await Promise.all(rfqIds.map(rfqStatus))).toEqual([
      'QUOTATION_GENERATED',
      'QUOTATION_GENERATED',
    ]);
  });

  test('an excluded request stays free; at least one must be included', async () => {
    const { rfqIds } = await addQuotation([{}, { included: false }]);
    expect(await rfqStatus(rfqIds[1]!)).toBe('PRICE_UPDATED');
    const none = { quotation_items: [{ request_id: rfqIds[1], included_in_quotation: false }] };
    expect(await call(app, Role.SALES, 'POST', '/quotation', none)).toMatchObject({
      status: 400,
      body: { field: 'quotation_items' },
    });
  });

  test('pending, foreign and repeated requests are refused, and nothing is written', async () => {
    const priced = await addRfq(app, company);
    const pending = await addRfq(app, company, { priced: false });
    const before = await app.db.selectFrom('quotations').select('quotation_id').execute();
    const post = (...ids: number[]) =>
      call(app, Role.SALES, 'POST', '/quotation', {
        quotation_items: ids.map((request_id) => ({ request_id })),
      });
    expect(await post(priced, pending)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_TRANSITION', from: 'PENDING', to: 'QUOTATION_GENERATED' },
    });
    expect(await post(priced, priced)).toMatchObject({
      status: 400,
      body: { field: 'quotation_items.1.request_id' },
    });
    expect(await post(priced, 999_999)).toMatchObject({ status: 404 });
    expect(await app.db.selectFrom('quotations').select('quotation_id').execute()).toEqual(before);
    expect(await rfqStatus(priced)).toBe('PRICE_UPDATED');
  });

  test('two at once: a request goes into one quotation only', async () => {
    const request_id = await addRfq(app, company);
    const both = await Promise.all(
      [1, 2, 3, 4].map(() =>
        call(app, Role.TOP_ADMIN, 'POST', '/quotation', { quotation_items: [{ request_id }] }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    expect(
      await app.db
        .selectFrom('quotation_items')
        .select('quotation_id')
        .where('request_id', '=', request_id)
        .execute(),
    ).toHaveLength(1);
  });
});

describe('PUT /quotation', () => {
  test('excluding a line frees its request, including locks it again; the head follows', async () => {
    const { quotation_id, rfqIds, itemIds } = await addQuotation([{}, {}]);
    const line = (included_in_quotation: boolean) => ({
      quotation_items: [{ quotation_item_id: itemIds[1], included_in_quotation }],
    });
    expect((await change(quotation_id, line(false))).body.data.grand_total).toBe('1232.00');
    expect(await rfqStatus(rfqIds[1]!)).toBe('PRICE_UPDATED');
    expect((await change(quotation_id, line(true))).body.data.grand_total).toBe('2464.00');
    expect(await rfqStatus(rfqIds[1]!)).toBe('QUOTATION_GENERATED');
    expect(
      await change(quotation_id, {
        quotation_items: itemIds.map((quotation_item_id) => ({
          quotation_item_id,
          included_in_quotation: false,
        })),
      }),
    ).toMatchObject({ status: 400 });
    expect(await rfqStatus(rfqIds[0]!)).toBe('QUOTATION_GENERATED');
  });

  test('a line taken in again starts with the present price of its request', async () => {
    const { quotation_id, rfqIds, itemIds } = await addQuotation([{}, {}]);
    const line = (included_in_quotation: boolean) => ({
      quotation_items: [{ quotation_item_id: itemIds[1], included_in_quotation }],
    });
    await change(quotation_id, line(false));
    const dearer = {
      request_id: rfqIds[1],
      quantity: 4,
      status: 'PRICE_UPDATED',
      rfq_offer_id: company.offerId,
      ...PRICE,
    };
    await call(app, Role.TOP_ADMIN, 'PUT', '/rfq', {
      ...dearer,
      rfq_offer_price: '200',
      rfq_selling_price: '220',
    });
    const item = (await change(quotation_id, line(true))).body.data.quotation_items[1];
    expect(item).toMatchObject({
      quantity: 4,
      rfq_offer_price: '200.00',
      rfq_selling_price: '220.00',
      taxable_amount: '880.00',
    });
  });

  test('the audit row has old and new of each field', async () => {
    const { quotation_id, itemIds } = await addQuotation();
    await change(quotation_id, {
      remarks: 'Urgent',
      quotation_items: [
        { quotation_item_id: itemIds[0], quantity: 7, quotation_line_discount: '0' },
      ],
    });
    const { changes } = await app.db
      .selectFrom('audit_log')
      .select('changes')
      .where('entity', '=', 'QUOTATION')
      .where('entity_id', '=', quotation_id)
      .where('action', '=', 'EDIT')
      .executeTakeFirstOrThrow();
    expect(changes).toEqual({
      'line 1 quantity': { from: 10, to: 7 },
      remarks: { from: null, to: 'Urgent' },
    });
  });

  test('a discount below cost needs a reason, which goes along to the order', async () => {
    const { quotation_id, itemIds } = await addQuotation();
    const cheap = { quotation_item_id: itemIds[0], quotation_line_discount: '10' };
    expect(await change(quotation_id, { quotation_items: [cheap] })).toMatchObject({
      status: 400,
      body: { error: 'BELOW_COST', field: 'quotation_items.0.below_cost_reason' },
    });
    const edited = await change(quotation_id, {
      quotation_items: [{ ...cheap, below_cost_reason: 'Old stock' }],
    });
    expect(edited.body.data.quotation_items[0].below_cost_reason).toBe('Old stock');
    const converted = await call(app, Role.TOP_ADMIN, 'POST', '/createOrderFromQuotation', {
      quotation_id,
    });
    expect(converted.body.order.order_lines[0].below_cost_reason).toBe('Old stock');
    // all readers of the documents read the reason in their history, those without cost too
    const reason = { field: 'line 1 below_cost_reason', from: null, to: 'Old stock' };
    const { order_number } = converted.body.order;
    for (const record of [`quotation_id=${quotation_id}`, `order_number=${order_number}`]) {
      const { body } = await call(app, Role.SALES, 'GET', `/logs?${record}`);
      const changes = body.data.flatMap((entry: { changes: object[] }) => entry.changes);
      expect(changes).toContainEqual(reason);
    }
  });

  test('discount and price change the sums exactly', async () => {
    const { quotation_id, itemIds } = await addQuotation();
    const { body } = await change(quotation_id, {
      quotation_items: [
        {
          quotation_item_id: itemIds[0],
          quantity: 3,
          rfq_selling_price: '33.33',
          quotation_line_discount: '12.5',
          below_cost_reason: 'Old stock',
        },
      ],
    });
    expect(body.data.quotation_items[0]).toMatchObject({
      taxable_amount: '87.49',
      cgst_amount: '5.25',
      sgst_amount: '5.25',
      item_total: '97.99',
    });
    expect(body.data).toMatchObject({
      taxable_amount: '87.49',
      gst_amount: '10.50',
      grand_total: '97.99',
    });
  });

  test('the margin counts discounts, by line and over the included lines; sales see none', async () => {
    const { quotation_id, itemIds } = await addQuotation([{}, {}, { included: false }]);
    const discount = { quotation_item_id: itemIds[0], quotation_line_discount: '5' };
    const { body } = await change(quotation_id, { quotation_items: [discount] });
    // cost 100, price 110: 1,045 and 1,100 of 2,000
    expect(body.data.margin_after_discount).toBe('7.25');
    expect(body.data.quotation_items).toMatchObject([
      { rfq_mg: '10.00', margin_after_discount: '4.50' },
      { rfq_mg: '10.00', margin_after_discount: '10.00' },
      { margin_after_discount: '10.00' },
    ]);
    const read = await call(app, Role.SALES, 'GET', `/quotation?quotation_id=${quotation_id}`);
    expect(read.body.data[0].margin_after_discount).toBeNull();
    expect(read.body.data[0].quotation_items[0].margin_after_discount).toBeNull();
  });

  test.each([
    [
      'an unknown line',
      { quotation_items: [{ quotation_item_id: 999_999 }] },
      'quotation_items.0.quotation_item_id',
    ],
    [
      'a discount above 100',
      { quotation_items: [{ quotation_item_id: 1, quotation_line_discount: '100.01' }] },
      'quotation_items.0.quotation_line_discount',
    ],
    ['a day past', { valid_until: '2020-01-01' }, 'valid_until'],
    ['the order’s state', { status: 'CONVERTED_TO_ORDER' }, 'status'],
    ['rejection without a reason', { status: 'REJECTED' }, 'reject_message'],
  ])('%s is refused', async (_, more, field) => {
    const { quotation_id } = await addQuotation();
    expect(await change(quotation_id, more)).toMatchObject({
      status: 400,
      body: { error: 'VALIDATION', field },
    });
  });

  test('a sum that no column can hold is refused, and nothing of it stays', async () => {
    const { quotation_id, itemIds } = await addQuotation();
    const tooMuch = {
      quotation_item_id: itemIds[0],
      quantity: 10_000_000,
      rfq_selling_price: '999999999999.99',
    };
    expect(await change(quotation_id, { quotation_items: [tooMuch] })).toMatchObject({
      status: 400,
      body: { error: 'REFUSED' },
    });
    expect((await change(quotation_id, {})).body.data.grand_total).toBe('1232.00');
  });

  test('a margin of too many digits is refused: the list stays readable with costs', async () => {
    const { quotation_id, itemIds } = await addQuotation();
    const dear = {
      quotation_item_id: itemIds[0],
      quantity: 1,
      rfq_selling_price: '999999999999.99',
      quotation_line_discount: '100',
      below_cost_reason: 'Old stock',
    };
    expect((await change(quotation_id, { quotation_items: [dear] })).status).toBe(200);
    const { body } = await call(
      app,
      Role.TOP_ADMIN,
      'GET',
      `/quotation?quotation_id=${quotation_id}`,
    );
    expect(body.data[0].quotation_items[0].rfq_mg).toBe('999999999899.99');
  });

  test('rejecting frees the requests and is final', async () => {
    const { quotation_id, rfqIds } = await addQuotation();
    expect(
      (await change(quotation_id, { status: 'REJECTED', reject_message: 'Too dear' })).body.data,
    ).toMatchObject({
      status: 'REJECTED',
      reject_message: 'Too dear',
    });
    expect(await rfqStatus(rfqIds[0]!)).toBe('PRICE_UPDATED');
    expect(
      await change(quotation_id, { status: 'REJECTED', reject_message: 'Again' }),
    ).toMatchObject({
      status: 200,
      body: { data: { reject_message: 'Too dear' } },
    });
    expect(await change(quotation_id, { status: 'CONFIRMED' })).toMatchObject({
      status: 400,
      body: { error: 'INVALID_TRANSITION', allowed: [] },
    });
    expect(
      (
        await call(app, Role.SALES, 'POST', '/quotation', {
          quotation_items: [{ request_id: rfqIds[0] }],
        })
      ).status,
    ).toBe(200);
  });

  test('a confirmed quotation is frozen until it is recalled', async () => {
    const { quotation_id, itemIds } = await addQuotation();
    await change(quotation_id, { status: 'CONFIRMED' });
    const edit = { quotation_items: [{ quotation_item_id: itemIds[0], quantity: 9 }] };
    expect(await change(quotation_id, edit)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_TRANSITION', from: 'CONFIRMED' },
    });
    await change(quotation_id, { status: 'SENT' });
    expect((await change(quotation_id, edit)).status).toBe(200);
  });

  test('of two people on one version the second gets a CONFLICT, and nothing of theirs is lost silently', async () => {
    const { quotation_id } = await addQuotation();
    const version = (await call(app, Role.SALES, 'GET', `/quotation?quotation_id=${quotation_id}`))
      .body.data[0].version;
    const both = await Promise.all(
      ['one', 'two'].map((remarks) => change(quotation_id, { remarks, version })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)!.body.error).toBe('CONFLICT');
  });
});

test('a single read of what is outside the row scope or unknown, is not found', async () => {
  const { quotation_id } = await addQuotation();
  const read = (id: number, role: number) =>
    call(app, role, 'GET', `/quotation?quotation_id=${id}`);
  expect((await read(quotation_id, Role.SALES)).body).toMatchObject({ count: 1 });
  expect(await read(quotation_id, Role.SALES_SECOND)).toMatchObject({
    status: 404,
    body: { error: 'NOT_FOUND' },
  });
  expect(await read(999_999, Role.TOP_ADMIN)).toMatchObject({
    status: 404,
    body: { error: 'NOT_FOUND' },
  });
});

describe('the print', () => {
  test('mailing a draft confirms it and needs APPROVE too; the document shows no cost', async () => {
    const { quotation_id } = await addQuotation();
    const mail = { quotation_id, emails: ['buyer@example.com'], message: 'With <b>regards</b>' };
    expect((await call(app, Role.SALES, 'POST', '/quotation/email/send', mail)).status).toBe(403);
    expect(
      (await call(app, Role.CATEGORY_MANAGER, 'POST', '/quotation/email/send', mail)).body,
    ).toMatchObject({
      email_sent: true,
      message: 'Email sent successfully',
    });
    const { html, attachments = [] } = queued.at(-1)!;
    expect(html).toContain('₹ 1,232.00');
    expect(html).toContain('With &lt;b&gt;regards&lt;/b&gt;');
    expect(html).not.toContain('Weavers of Erode');
    const download = await app.app.inject({
      url: `/quotation/download?quotation_id=${quotation_id}&type=html&beautify=true`,
      headers: await app.as(Role.SALES),
    });
    expect(attachments).toEqual([
      {
        filename: `Quotation ${quotation_id}.pdf`,
        contentType: 'application/pdf',
        print: expect.stringContaining('<title>Quotation'),
      },
    ]);
    expect(download.body).toBe(withFace(attachments[0]!.print!));
    expect(
      (await call(app, Role.SALES, 'GET', `/quotation?quotation_id=${quotation_id}`)).body.data[0]
        .status,
    ).toBe('CONFIRMED');
  });

  test('a rejected quotation cannot be mailed; eleven or bad addresses are refused', async () => {
    const { quotation_id } = await addQuotation();
    const mail = (emails: string[]) =>
      call(app, Role.TOP_ADMIN, 'POST', '/quotation/email/send', { quotation_id, emails });
    expect((await mail(['not an address'])).body.field).toBe('emails.0');
    expect((await mail(Array.from({ length: 11 }, (_, i) => `a${i}@example.com`))).body.field).toBe(
      'emails',
    );
    await change(quotation_id, { status: 'REJECTED', reject_message: 'No' });
    expect(await mail(['buyer@example.com'])).toMatchObject({
      status: 400,
      body: { message: 'A rejected quotation cannot be sent' },
    });
  });

  test('downloads as HTML', async () => {
    const { quotation_id } = await addQuotation();
    const response = await app.app.inject({
      url: `/quotation/download?quotation_id=${quotation_id}&type=html&beautify=true`,
      headers: await app.as(Role.SALES),
    });
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('Hotel Udupi Grand');
    expect(response.body).toContain('data-mark="DRAFT"');
    expect(response.body).toContain('Amount in words');
    expect(response.body).toContain('Unregistered person, no GST number');
    expect(response.body).toContain('Your contact');
    expect(response.body).toMatch(/<small>Date<\/small><br \/>\d{1,2} [A-Z][a-z]{2} \d{4}</);
    expect(response.body).not.toMatch(/Disc\.|0\.00%/);
    await change(quotation_id, { status: 'CONFIRMED' });
    const confirmed = await app.app.inject({
      url: `/quotation/download?quotation_id=${quotation_id}&type=html&beautify=true`,
      headers: await app.as(Role.SALES),
    });
    expect(confirmed.body).not.toContain('data-mark=');
    expect(
      await call(
        app,
        Role.SALES_SECOND,
        'GET',
        `/quotation/download?quotation_id=${quotation_id}&type=html&beautify=true`,
      ),
    ).toMatchObject({ status: 404 });
  });
});
