import type { BlogFieldsFragment } from '../generated/documents.ts';

/** A post as the gateway answers it. */
export const testBlog = (
  id: string,
  more: Partial<BlogFieldsFragment> = {},
): BlogFieldsFragment & { __typename: 'Blog' } => ({
  __typename: 'Blog' as const,
  id,
  title: `Post ${id}`,
  content: '<p>Wash warm.</p>',
  tags: ['Care'],
  coverPhoto: null,
  coverUrl: null,
  coverThumbnail: null,
  status: 'ACTIVE',
  actions: ['EDIT', 'ARCHIVE', 'DELETE'],
  version: 1,
  createdBy: {
    __typename: 'UserName',
    id: '7',
    name: 'Asha Rao',
  } as BlogFieldsFragment['createdBy'],
  createdAt: '2026-11-18T06:00:00Z',
  updatedAt: '2026-11-20T06:00:00Z',
  ...more,
});
