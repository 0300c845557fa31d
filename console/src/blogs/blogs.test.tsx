import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlogFieldsFragment, ViewerFieldsFragment } from '../../generated/documents.ts';
import { type GatewayCall, graphqlError, type MockResponses } from '../../testing/mockGateway.ts';
import { testBlog } from '../../testing/testBlogs.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { blogDraft } from './blogDraft.ts';

const pageOf = (items: BlogFieldsFragment[]) => ({
  data: { blogs: { __typename: 'BlogPage', items, count: items.length } },
});
function openBlogs(
  items: () => BlogFieldsFragment[],
  responses: MockResponses = {},
  more = '',
  viewer: ViewerFieldsFragment & { __typename: 'Viewer' } = viewerOf(Role.TOP_ADMIN),
) {
  const started = openConsole(`/blogs${more}`, {
    viewer,
    responses: { Blogs: () => pageOf(items()), ...responses },
  });
  return { ...started, user: userEvent.setup() };
}
const variablesOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables);
const tag = (text: string) => screen.findByText(text, { selector: '.bp6-tag *, .bp6-tag' });
const menuOf = (title: string) =>
  screen.findByRole('button', { name: new RegExp(`^Actions of row .*${title}$`) });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('rows show cover, tags, maker, day and status; the title leads to the editor', async () => {
  const { calls } = openBlogs(() => [
    testBlog('1', { tags: ['Care', 'GST'], coverThumbnail: '/files/a-sm.png' }),
    testBlog('2', { status: 'ARCHIVED', tags: [] }),
  ]);
  expect(await screen.findByRole('link', { name: 'Post 1' })).toHaveAttribute(
    'href',
    '/editBlog/1',
  );
  const row = within(screen.getByText('Post 1').closest<HTMLElement>('.ag-row')!);
  for (const text of ['Care', 'GST', 'Asha Rao', '2026-11-20', 'Active'])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(document.querySelector('.blog-cover img')).toHaveAttribute('src', '/files/a-sm.png');
  expect(await tag('Archived')).toBeInTheDocument();
  expect(variablesOf(calls, 'Blogs')).toEqual([{ filter: {}, page: 1, limit: 10 }]);
});

test('filters are in the address; an empty list and a failed read have their texts', async () => {
  let fails = false;
  const respond = () => (fails ? graphqlError('INTERNAL_SERVER_ERROR', 'Broken') : pageOf([]));
  const { calls, user } = openBlogs(
    () => [],
    { Blogs: respond },
    '?status=ARCHIVED&tags=care,%20gst,',
  );
  expect(await screen.findByText('No blog posts yet.')).toBeInTheDocument();
  expect(variablesOf(calls, 'Blogs')[0]).toEqual({
    filter: { status: 'ARCHIVED', tags: ['care', 'gst'] },
    page: 1,
    limit: 10,
  });
  fails = true;
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  expect(await screen.findByText('Error occured while retrieving blog')).toBeInTheDocument();
});

test('archived and shown again from the menu; a failure shows its text', async () => {
  let row = testBlog('1');
  let fails = true;
  const { calls, user } = openBlogs(() => [row], {
    UpdateBlog: ({ variables }) => {
      if (fails) return graphqlError('BAD_USER_INPUT', 'Something is wrong');
      const { status } = variables['input'] as { status: 'ACTIVE' | 'ARCHIVED' };
      row = testBlog('1', { status, actions: status === 'ACTIVE' ? ['ARCHIVE'] : ['ACTIVATE'] });
      return { data: { updateBlog: row } };
    },
  });
  const press = async (action: string) => {
    await user.click(await menuOf('Post 1'));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await press('Archive');
  expect(await screen.findByText('Error occured while updating blog')).toBeInTheDocument();
  expect(screen.getByText('Something is wrong')).toBeInTheDocument();
  fails = false;
  await press('Archive');
  expect(await tag('Archived')).toBeInTheDocument();
  await press('Activate');
  expect(await tag('Active')).toBeInTheDocument();
  expect(variablesOf(calls, 'UpdateBlog').slice(1)).toEqual([
    { input: { id: '1', status: 'ARCHIVED' } },
    { input: { id: '1', status: 'ACTIVE' } },
  ]);
});

test('a post that is not created says so and keeps what was typed', async () => {
  const admin = viewerOf(Role.TOP_ADMIN);
  const typed = { title: 'GST on samples', tags: [], coverPhoto: null, html: '<p>Text</p>' };
  blogDraft(admin.id, null).keep({ ...typed, version: null, coverUrl: null });
  const { calls } = openConsole('/createBlog', {
    viewer: admin,
    responses: { CreateBlog: () => graphqlError('BAD_USER_INPUT', 'Something is wrong') },
  });
  const form = await screen.findByRole('form', { name: 'Create blog' });
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Error occured while creating blog')).toBeInTheDocument();
  expect(within(form).getByLabelText(/Title/)).toHaveValue('GST on samples');
  expect(variablesOf(calls, 'CreateBlog')).toMatchObject([
    { input: { title: 'GST on samples', content: '<p>Text</p>' } },
  ]);
});

test('deleting asks; a failure keeps the dialog, a double click deletes once', async () => {
  let rows = [testBlog('1')];
  let fails = true;
  const { calls, user } = openBlogs(() => rows, {
    DeleteBlog: () => {
      if (fails) return graphqlError('INTERNAL_SERVER_ERROR', 'Broken');
      rows = [];
      return { data: { deleteBlog: { __typename: 'Done', success: true } } };
    },
  });
  await user.click(await menuOf('Post 1'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText(/Delete “Post 1”\?/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Error occured while deleting blog')).toBeInTheDocument();
  fails = false;
  await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('No blog posts yet.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(variablesOf(calls, 'DeleteBlog').slice(1)).toEqual([{ id: '1' }]);
});

test('a reader has no buttons and no menu; without the permission there is no page', async () => {
  const reader = {
    ...viewerOf(Role.SALES),
    permissions: [] as ViewerFieldsFragment['permissions'],
  };
  const may = (actions: string[]) =>
    ({
      ...reader,
      permissions: [{ __typename: 'Permission', entity: 'BLOGS', actions }],
    }) as unknown as ViewerFieldsFragment & { __typename: 'Viewer' };
  openBlogs(() => [testBlog('1', { actions: [] })], {}, '', may(['READ']));
  expect(await screen.findByText('Post 1')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Post 1' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions of row/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create Blog' })).toBeNull();
  cleanup();
  openBlogs(() => [], {}, '', viewerOf(Role.SALES));
  expect(
    await screen.findByRole('heading', { name: 'You do not have permission to view this page.' }),
  ).toBeInTheDocument();
});
