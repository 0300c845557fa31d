import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import type { TestApp } from '../../testing/testApp.ts';
import { addRfq, addTestCompany, call, type TestCompany } from '../../testing/testCompany.ts';
import { type Mailing, startMailing } from '../../testing/testMailing.ts';
import { textOfPdf } from '../../testing/testPdf.ts';

let mailing: Mailing;
let app: TestApp;
let company: TestCompany;

beforeAll(async () => {
  mailing = await startMailing();
  ({ app } = mailing);
  company = await addTestCompany(app);
});
beforeEach(() => {
  mailing.smtp.behaviour = 'takes';
  mailing.smtp.received.splice(0);
});
afterAll(() => mailing.close());

async function addQuotation(): Promise<number> {
  const request_id = await addRfq(app, company, {});
  const quotation_items = [{ request_id, included_in_quotation: true }];
  return (await call(app, Role.SALES, 'POST', '/quotation', { quotation_items })).body.quotation_id;
}
const send = (quotation_id: number) =>
  call(app, Role.TOP_ADMIN, 'POST', '/quotation/email/send', {
    quotation_id,
    emails: ['buyer@example.com'],
  });
const change = (quotation_id: number, more: object) =>
  call(app, Role.TOP_ADMIN, 'PUT', '/quotation', { quotation_id, ...more });
const messages = (quotation_id: number) => mailing.messages('QUOTATION', quotation_id);
const queuedOf = async (quotation_id: number) =>
  (await messages(quotation_id)) as unknown as {
    message_id: number;
    content: { attachments: object[] };
  }[];
const statuses = async (quotation_id: number) =>
  (await messages(quotation_id)).map(({ status }) => status);
const actions = async (quotation_id: number) =>
  (await call(app, Role.TOP_ADMIN, 'GET', `/logs?quotation_id=${quotation_id}`)).body.data.map(
    ({ action }: { action: string }) => action,
  );

describe('a quotation by mail', () => {
  test('carries its PDF with number and total, each time that it is sent', async () => {
    const id = await addQuotation();
    expect((await send(id)).body.email_sent).toBe(true);
    expect((await send(id)).body.email_sent).toBe(true);
    await mailing.passTime();
    const both = await mailing.pdfs();
    expect(both.map(({ name }) => name)).toEqual([`Quotation ${id}.pdf`, `Quotation ${id}.pdf`]);
    expect(both[0]!.text).toContain(`Quotation no.${id}`);
    expect(both[0]!.text).toContain('1,232.00');
    expect(both[0]!.text).not.toContain('DRAFT');
    const download = await app.app.inject({
      url: `/quotation/download?quotation_id=${id}&type=pdf&beautify=true`,
      headers: await app.as(Role.SALES),
    });
    const text = await textOfPdf(download.rawPayload);
    expect(both.map((mail) => mail.text)).toEqual([text, text]);
  });

  test('waits while its server is down; a recall withdraws it, and the next revision is sent alone', async () => {
    const id = await addQuotation();
    mailing.smtp.behaviour = 'refuses';
    expect((await send(id)).body.email_sent).toBe(false);
    expect(await statuses(id)).toEqual(['QUEUED']);
    expect((await change(id, { status: 'SENT' })).status).toBe(200);
    expect(await statuses(id)).toEqual(['WITHDRAWN']);
    expect((await actions(id)).slice(0, 2)).toEqual(['RECALL', 'MESSAGE_WITHDRAWN']);
    mailing.smtp.behaviour = 'takes';
    await mailing.passTime();
    expect(mailing.smtp.received).toEqual([]);
    expect((await send(id)).body.email_sent).toBe(true);
    const [only, ...others] = await mailing.pdfs();
    expect(others).toEqual([]);
    expect(only!.text).toContain('Revision1');
  });

  test('so does a rejection', async () => {
    const id = await addQuotation();
    mailing.smtp.behaviour = 'refuses';
    await send(id);
    await change(id, { status: 'REJECTED', reject_message: 'Too late' });
    mailing.smtp.behaviour = 'takes';
    await mailing.passTime();
    expect([await statuses(id), mailing.smtp.received]).toEqual([['WITHDRAWN'], []]);
  });

  test('whose print fails is not sent without it: it is tried again, and goes out once', async () => {
    const id = await addQuotation();
    mailing.smtp.behaviour = 'refuses';
    await send(id);
    mailing.smtp.behaviour = 'takes';
    const [queued] = await queuedOf(id);
    const setContent = (content: unknown) =>
      app.owner
        .updateTable('messages')
        .set({ content: JSON.stringify(content) })
        .where('message_id', '=', queued!.message_id)
        .execute();
    const half = { ...queued!.content.attachments[0]!, print: '<html><body><p>half</body></html>' };
    await setContent({ ...queued!.content, attachments: [half] });
    await mailing.failOnce(queued!.message_id);
    expect((await messages(id))[0]).toMatchObject({
      status: 'QUEUED',
      tries: 2,
      error: expect.stringContaining('unexpected close tag'),
    });
    expect(mailing.smtp.received).toEqual([]);
    await setContent(queued!.content);
    await mailing.passTime();
    expect(await statuses(id)).toEqual(['SENT']);
    expect((await mailing.pdfs()).map(({ name }) => name)).toEqual([`Quotation ${id}.pdf`]);
  });
});
