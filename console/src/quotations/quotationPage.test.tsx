import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRecordMenu } from '../../testing/recordActions.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { quotation, quotationLine as line } from '../../testing/testQuotations.ts';
import type { QuotationDetailsFragment } from '../../generated/documents.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function openDetails(more: Partial<QuotationDetailsFragment>) {
  openConsole('/sales/quotation-details/12', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: { Quotation: () => ({ data: { quotation: quotation(more) } }) },
  });
  return { user: userEvent.setup() };
}

test('who may not recall a sent quotation reads who may', async () => {
  const { user } = openDetails({
    status: 'CONFIRMED',
    actions: ['SEND_EMAIL', 'CONVERT', 'REJECT'],
  });
  await openRecordMenu(user);
  const recall = await screen.findByRole('menuitem', { name: /^Recall/ });
  expect(recall).toHaveAttribute('aria-disabled', 'true');
  expect(recall).toHaveAttribute(
    'title',
    'A category manager or a manager recalls it: a draft of the next revision, with its prices, discounts and remarks.',
  );
});

test('the page says where the goods go; several places are left to the lines', async () => {
  const [one, other] = [line('1'), line('2')];
  openDetails({ items: [one, other] });
  const label = await screen.findByText('Delivery address');
  expect(label.parentElement).toHaveTextContent(one.deliveryAddress.address1);
  cleanup();
  const elsewhere = { ...other.deliveryAddress, id: 'a99' };
  openDetails({ items: [one, { ...other, deliveryAddress: elsewhere }] });
  expect(await screen.findByText('2 addresses: see the lines')).toBeInTheDocument();
});
