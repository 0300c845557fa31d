import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invoice } from '../../testing/testInvoices.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const MAIL_TYPE = { __typename: 'DocumentMail' as const };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('an invoice is sent from its row to the contacts that stay; the next time it says when and to whom', async () => {
  const user = userEvent.setup();
  const actions = ['SEND_EMAIL' as const];
  let record = invoice({ actions });
  const { calls } = openConsole('/sales/invoice', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Invoices: () => ({
        data: { invoices: { __typename: 'InvoicePage', items: [record], count: 1 } },
      }),
      SendInvoiceEmail: () => {
        record = invoice({
          actions,
          lastMail: {
            ...MAIL_TYPE,
            at: '2026-11-23T08:35:00Z',
            recipients: ['accounts@example.com'],
            status: 'SENT',
          },
        });
        return {
          data: {
            sendInvoiceEmail: {
              __typename: 'InvoiceEmailResult',
              emailSent: true,
              message: null,
              invoice: record,
            },
          },
        };
      },
    },
  });
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send e-mail' }));
    return within(await screen.findByRole('dialog', { name: 'Send e-mail' }));
  };
  const first = await openDialog();
  expect(
    first.getByText('Send Invoice INV-2627-00007 of ₹ 1,232.00 as PDF to these addresses?'),
  ).toBeInTheDocument();
  await user.type(first.getByRole('textbox', { name: 'E-mails' }), '{Backspace}{Backspace}');
  await user.type(first.getByRole('textbox', { name: 'E-mails' }), 'x@example.com{Enter}');
  await user.dblClick(first.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Email sent successfully')).toBeInTheDocument();
  const sent = calls.filter(({ operation }) => operation === 'SendInvoiceEmail');
  expect(sent.map(({ variables }) => variables)).toEqual([
    {
      input: {
        invoiceId: '7',
        emails: ['buyer@example.com', 'x@example.com'],
        message: null,
        idempotencyKey: expect.any(String),
      },
    },
  ]);
  const second = await openDialog();
  expect(second.getByText(/Last e-mail: .*2026.* to accounts@example\.com: sent\./)).toBeVisible();
});

test('an invoice that waits for its IRN says so before it is mailed', async () => {
  const user = userEvent.setup();
  const record = invoice({ actions: ['SEND_EMAIL'], awaitsIrn: true });
  openConsole('/sales/invoice', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Invoices: () => ({
        data: { invoices: { __typename: 'InvoicePage', items: [record], count: 1 } },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Actions of row 1\b/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send e-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send e-mail' }));
  expect(dialog.getByRole('status')).toHaveTextContent(/^No IRN is kept for it: it is no valid/);
});
