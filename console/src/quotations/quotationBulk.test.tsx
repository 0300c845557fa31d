import { expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuotationFieldsFragment } from '../../generated/documents.ts';
import { graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { quotation } from '../../testing/testQuotations.ts';

const row = (id: string, more: Partial<QuotationFieldsFragment> = {}) => ({
  ...quotation({ id, status: 'CONFIRMED', actions: ['SEND_EMAIL'], ...more }),
});

test('mails of ticked quotations: each by its own call, the failed one is tried again alone', async () => {
  const rows = [
    row('11', { contactEmail: 'one@example.com' }),
    row('12', { contactEmail: 'two@example.com' }),
    row('13', { contactEmail: null }),
    row('14', { contactEmail: 'four@example.com', actions: [] }),
  ];
  let isDown = true;
  const { calls } = openConsole('/sales/quotations', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Quotations: () => ({
        data: { quotations: { __typename: 'QuotationPage', items: rows, count: rows.length } },
      }),
      SendQuotationEmail: ({ variables }) => {
        const { quotationId } = variables['input'] as { quotationId: string };
        if (quotationId === '12' && isDown)
          return graphqlError('BAD_USER_INPUT', 'It is recalled just now');
        const found = rows.find(({ id }) => id === quotationId);
        const sent = {
          __typename: 'QuotationEmailResult',
          emailSent: quotationId === '12',
          message: '',
        };
        return { data: { sendQuotationEmail: { ...sent, quotation: found } } };
      },
    },
  });
  const user = userEvent.setup();
  const sentTo = () =>
    calls
      .filter(({ operation }) => operation === 'SendQuotationEmail')
      .map(({ variables }) => variables['input']);
  const [all] = await screen.findAllByRole('checkbox');
  await user.click(all!);
  await user.click(await screen.findByRole('button', { name: 'Send e-mails' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send e-mails' }));
  expect(dialog.getByText('Left out: its contact has no e-mail')).toBeInTheDocument();
  expect(dialog.getByText('Left out: it cannot be mailed now')).toBeInTheDocument();
  await user.dblClick(dialog.getByRole('button', { name: 'Confirm (2)' }));
  expect(await dialog.findByText('Failed: It is recalled just now')).toBeInTheDocument();
  expect(dialog.getByText('1 done, 1 failed')).toBeInTheDocument();
  expect(await screen.findByText('The e-mail is queued and will be sent.')).toBeInTheDocument();
  expect(sentTo()).toEqual([
    { quotationId: '11', emails: ['one@example.com'] },
    { quotationId: '12', emails: ['two@example.com'] },
  ]);

  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try 1 again' }));
  expect(await screen.findByText('Send e-mails: 2 done')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sentTo()).toHaveLength(3);
  expect(sentTo()[2]).toEqual({ quotationId: '12', emails: ['two@example.com'] });
});
