import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { invoice } from '../../testing/testInvoices.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const actions = ['SEND_EMAIL' as const];
const rows = [
  invoice({ id: '7', actions, customerEmails: ['one@example.com'] }),
  invoice({ id: '8', actions, customerEmails: ['two@example.com', 'three@example.com'] }),
  invoice({ id: '9', actions, customerEmails: [] }),
];

/** PDFs of the prints by invoice; each has a width of its own, by which its page is known again. */
async function printOf(id: string): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.addPage([Number(id) * 100, 500]);
  return file.save();
}

async function open() {
  const { calls } = openConsole('/sales/invoice', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Invoices: () => ({
        data: { invoices: { __typename: 'InvoicePage', items: rows, count: rows.length } },
      }),
      SendInvoiceEmail: ({ variables }) => {
        const { invoiceId } = variables['input'] as { invoiceId: string };
        return {
          data: {
            sendInvoiceEmail: {
              __typename: 'InvoiceEmailResult',
              emailSent: false,
              message: null,
              invoice: rows.find(({ id }) => id === invoiceId),
            },
          },
        };
      },
      CreatePrintLink: ({ variables }) => ({
        data: {
          createDownloadLink: {
            __typename: 'DownloadLink',
            url: `https://files.example/${String(variables['id'])}`,
          },
        },
      }),
    },
  });
  const gateway = globalThis.fetch;
  globalThis.fetch = async (url, init) => {
    const [, id] = /^https:\/\/files\.example\/(\d+)$/.exec(url as string) ?? [];
    if (!id) return gateway(url, init);
    const file = await printOf(id);
    return { ok: true, arrayBuffer: async () => Uint8Array.from(file).buffer } as Response;
  };
  const user = userEvent.setup();
  const [all] = await screen.findAllByRole('checkbox');
  await user.click(all!);
  return { calls, user };
}

test('ticked invoices are mailed to the contacts of their customers; what waits is told once, and is not failed', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Send e-mails' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send e-mails' }));
  expect(
    dialog.getByText('Left out: no contact of the customer has an e-mail'),
  ).toBeInTheDocument();
  await user.dblClick(dialog.getByRole('button', { name: 'Confirm (2)' }));
  expect(await screen.findByText('Send e-mails: 2 done')).toBeInTheDocument();
  expect(await screen.findByText('2 e-mails are queued and will be sent.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = calls.filter(({ operation }) => operation === 'SendInvoiceEmail');
  expect(sent.map(({ variables }) => variables['input'])).toEqual([
    { invoiceId: '7', emails: ['one@example.com'] },
    { invoiceId: '8', emails: ['two@example.com', 'three@example.com'] },
  ]);
});

test('prints are one file in the order of the list; when it cannot be saved, saving alone is tried again', async () => {
  const saved: Blob[] = [];
  let failures = 1;
  URL.createObjectURL = (file) => {
    if (failures-- > 0) throw new Error('No room');
    saved.push(file as Blob);
    return '#saved';
  };
  URL.revokeObjectURL = () => undefined;
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Download as one PDF' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirm (3)' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The file could not be saved.');
  await user.click(dialog.getByRole('button', { name: 'Save again' }));
  expect(await screen.findByText(/: 3 done$/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ operation }) => operation === 'CreatePrintLink')).toHaveLength(3);
  const reader = new FileReader();
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
  });
  reader.readAsArrayBuffer(saved[0]!);
  const merged = await PDFDocument.load(new Uint8Array(await bytes));
  expect(merged.getPages().map((page) => page.getWidth())).toEqual([700, 800, 900]);
});
