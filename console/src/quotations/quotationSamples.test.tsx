import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponses, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { quotation } from '../../testing/testQuotations.ts';

const record = () => ({ data: { quotation: quotation() } });

function openDetails(responses: MockResponses) {
  const started = openConsole('/sales/quotation-details/12', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: { Quotation: record, ...responses },
  });
  return { ...started, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('Request sample on a line', () => {
  const none = () => ({ data: { sampleRequests: { __typename: 'SampleRequestPage', items: [] } } });
  const request = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: /^Actions of row 2\b/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Request sample' }));
    // closing, the menu returns the focus to its button, and keys pressed meanwhile are lost
    await waitFor(() => expect(document.querySelector('.bp6-menu')).toBeNull());
  };

  test('creates one request on a double click', async () => {
    const made = { __typename: 'SampleRequest', id: '31' };
    const { calls, user } = openDetails({
      OpenSampleRequestOfLine: none,
      CreateSampleRequest: () => ({ data: { createSampleRequest: made } }),
    });
    await request(user);
    const box = within(await screen.findByRole('dialog', { name: 'Request sample' }));
    await user.type(await box.findByRole('textbox', { name: 'Remarks' }), 'Two metres');
    await user.dblClick(box.getByRole('button', { name: 'Request sample' }));
    expect(await screen.findByText('Sample Request Successfully created')).toBeInTheDocument();
    const input = { source: 'QUOTATION_LINE', lineId: '2', skuId: 's2', remarks: 'Two metres' };
    const asked = calls.filter(({ operation }) => operation === 'CreateSampleRequest');
    expect(asked.map(({ variables }) => variables)).toEqual([{ input }]);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Request sample' })).toBeNull(),
    );
  });

  test('a line with an open request opens it; a server error keeps the input', async () => {
    const { user } = openDetails({
      OpenSampleRequestOfLine: () => ({
        data: {
          sampleRequests: {
            __typename: 'SampleRequestPage',
            items: [{ __typename: 'SampleRequest', id: '31' }],
          },
        },
      }),
    });
    await request(user);
    expect(await screen.findByRole('dialog', { name: 'Sample request 31' })).toBeInTheDocument();
    cleanup();
    const refused = openDetails({
      OpenSampleRequestOfLine: none,
      CreateSampleRequest: () => graphqlError('CONFLICT', 'This line has an open sample request'),
    });
    await request(refused.user);
    const box = within(await screen.findByRole('dialog', { name: 'Request sample' }));
    await refused.user.type(await box.findByRole('textbox', { name: 'Remarks' }), 'Two metres');
    await refused.user.click(box.getByRole('button', { name: 'Request sample' }));
    expect(
      await screen.findByText('Error occurred while creating sample request.'),
    ).toBeInTheDocument();
    expect(screen.getByText('This line has an open sample request')).toBeInTheDocument();
    expect(box.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Two metres');
  });

  test('is not offered without ORDER WRITE', async () => {
    openConsole('/sales/quotation-details/12', {
      viewer: viewerOf(Role.CATEGORY_MANAGER),
      responses: { Quotation: record },
    });
    expect(await screen.findByText('Valve 2')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions of row 2\b/ })).toBeNull();
  });
});
