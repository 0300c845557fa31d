import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CommentFieldsFragment } from '../../generated/documents.ts';
import { type MockResponses, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { rfq } from '../../testing/testQuoteRequests.ts';
import { type Sending, sentFile, storedFile, uploadWire } from '../../testing/testUploadWire.ts';
import { initialsOf } from './CommentItem.tsx';

let wire: Sending[];
beforeEach(() => {
  wire = uploadWire();
});
afterEach(cleanup);

const comment = (id: string, text: string, more: Partial<CommentFieldsFragment> = {}) => ({
  __typename: 'Comment',
  id,
  text,
  createdAt: '2026-11-20T18:45:00Z',
  editedAt: null,
  actions: [],
  attachments: [],
  author: { __typename: 'UserName', id: '7', firstName: 'Asha', name: 'Asha Rao' },
  ...more,
});
/** A thread on the server: page 1 has the latest comments. */
function thread(...all: object[]) {
  return {
    all,
    answer: (page: number) => {
      const end = all.length - (page - 1) * 10;
      const items = all.slice(Math.max(0, end - 10), Math.max(0, end));
      return { data: { comments: { __typename: 'CommentPage', items, count: all.length } } };
    },
  };
}

async function openComments(responses: MockResponses) {
  const started = openConsole('/sales/quote-requests?rfq=12', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      Rfqs: () => ({ data: { rfqs: { __typename: 'RfqPage', items: [], count: 0 } } }),
      Rfq: () => ({ data: { rfq: rfq('12') } }),
      ...responses,
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Internal Comments/ }));
  return { ...started, user };
}
const variablesOf = (calls: { operation: string; variables: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);

test.each([
  ['Asha', 'As'],
  [' Ömer', 'Öm'],
  ['J', 'J'],
])('initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));

test('a comment is plain text with initials, Indian time, its files and whether it was edited', async () => {
  const text = '<b>bold?</b> https://example.com\nsecond line';
  const { all, answer } = thread(
    comment('1', text, {
      editedAt: '2026-11-21T06:05:00Z',
      attachments: [storedFile('u', 'plan.pdf')] as never,
    }),
  );
  const { calls } = await openComments({
    Comments: ({ variables }) => answer(variables['page'] as number),
  });
  const item = within(await screen.findByRole('list', { name: 'Comments' })).getByRole('listitem');
  expect(item).toHaveTextContent('AsAsha Rao2026-11-21 12:15 AM(edited)');
  expect(within(item).getByTitle('2026-11-21 11:35 AM')).toHaveTextContent('(edited)');
  const words = within(item).getByText(/bold\?/);
  expect(words.textContent).toBe(text);
  expect(words.querySelector('b, a')).toBeNull();
  expect(within(item).getByRole('link', { name: /plan\.pdf/ })).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('button', { name: 'Edit comment 1' })).toBeNull();
  expect(all).toHaveLength(1);
  expect(variablesOf(calls, 'Comments')).toEqual([
    { entity: 'RFQ', entityId: '12', page: 1, limit: 10 },
  ]);
});

test('Ctrl+Enter submits the comment once with its files, not the outer form; blank or pending ones do not submit', async () => {
  const { all, answer } = thread();
  const { calls, user } = await openComments({
    Comments: ({ variables }) => answer(variables['page'] as number),
    CreateComment: ({ variables }) => {
      const made = comment('9', (variables['input'] as { text: string }).text);
      all.push(made);
      return { data: { createComment: made } };
    },
  });
  expect(await screen.findByText('No comments yet.')).toBeInTheDocument();
  const box = screen.getByLabelText('Internal comment');
  const send = screen.getByRole('button', { name: 'Send' });
  await user.type(box, '   {Control>}{Enter}{/Control}');
  expect(send).toBeDisabled();
  await user.upload(
    screen.getByLabelText('Attachments', { selector: 'input' }),
    new File(['x'], 'plan.pdf'),
  );
  await user.type(box, 'Use steel');
  expect(send).toBeDisabled(); // the file is still being sent
  expect(wire[0]!.variables).toEqual({ file: null, entity: 'COMMENT', entityId: null });
  await wire[0]!.answer(sentFile('u', 'plan.pdf'));
  await waitFor(() => expect(send).toBeEnabled());
  await user.type(box, '{Control>}{Enter}{Enter}{/Control}');
  expect(
    await within(await screen.findByRole('list', { name: 'Comments' })).findByText(/Use steel/),
  ).toBeInTheDocument();
  expect(variablesOf(calls, 'CreateComment')).toEqual([
    {
      input: {
        entity: 'RFQ',
        entityId: '12',
        text: '   Use steel',
        attachments: ['/files/u?signature=s'],
      },
    },
  ]);
  await waitFor(() => expect(box).toHaveValue(''));
  expect(screen.queryByText('Please enter Cost Price.')).toBeNull();
  expect(variablesOf(calls, 'UpdateRfq')).toEqual([]);
});

test('submitting waits for the comments; a failure keeps the input', async () => {
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const { user } = await openComments({
    Comments: async () => {
      await loaded;
      return thread().answer(1);
    },
    CreateComment: () => graphqlError('NOT_FOUND'),
  });
  const box = await screen.findByLabelText('Internal comment');
  await user.type(box, 'Too early');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  load();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Error occurred while creating comments.')).toBeInTheDocument();
  expect(box).toHaveValue('Too early');
});

test('older comments come above the newer ones', async () => {
  const { answer } = thread(
    ...Array.from({ length: 23 }, (_, i) => comment(String(i), `No. ${i}`)),
  );
  const { user } = await openComments({
    Comments: ({ variables }) => answer(variables['page'] as number),
  });
  await screen.findByText('No. 22');
  for (let page = 2; page <= 3; page++) {
    await user.click(await screen.findByRole('button', { name: 'Show older comments' }));
    await screen.findByRole('list', { name: `Older comments, page ${page}` });
  }
  const shown = screen.getAllByText(/^No\. \d+$/).map((element) => element.textContent);
  expect(shown).toEqual(Array.from({ length: 23 }, (_, i) => `No. ${i}`));
  expect(screen.queryByRole('button', { name: 'Show older comments' })).toBeNull();
});

test('an own comment is edited in place; a failure shows an error', async () => {
  let fails = true;
  const own = comment('3', 'Steel', {
    actions: ['EDIT'],
    attachments: [storedFile('u', 'plan.pdf')] as never,
  });
  const { calls, user } = await openComments({
    Comments: () => thread(comment('2', 'Not mine'), own).answer(1),
    UpdateComment: () =>
      fails
        ? graphqlError('FORBIDDEN')
        : { data: { updateComment: { ...own, text: 'Brass', editedAt: '2026-11-21T06:05:00Z' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit comment 3' }));
  expect(screen.queryByRole('button', { name: 'Edit comment 2' })).toBeNull();
  const box = screen.getByLabelText('Change comment');
  await user.clear(box);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(box, 'Brass');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error occurred while updating comments.')).toBeInTheDocument();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Brass', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByText('(edited)')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateComment').at(-1)).toEqual({
    input: { id: '3', text: 'Brass', attachments: ['/files/u?signature=s'] },
  });
});

test('comments that fail to load show an error in place', async () => {
  await openComments({
    Comments: () => graphqlError('INTERNAL_SERVER_ERROR', 'Internal server error'),
  });
  expect(await screen.findByText('Error occurred while retrieving comments.')).toBeInTheDocument();
});
