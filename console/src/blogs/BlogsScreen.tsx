import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { BlogStatus } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BlogRowFragment } from '../../generated/documents.ts';
import { useBlogsQuery } from '../../generated/hooks.ts';
import { CREATE_BLOG_PATH } from '../app/listPaths.ts';
import { editBlogPath } from '../app/recordPaths.ts';
import { useSession } from '../app/session.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { blogColumns } from './blogColumns.tsx';
import { BlogMenu, DeleteBlogDialog } from './BlogMenu.tsx';
import { BLOG_NOT_READ, BLOG_STATUS } from './blogs.labels.ts';
import './blogs.css';
import { t } from '../ui/text.ts';

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'status', label: t('Status'), labels: BLOG_STATUS },
  { kind: 'search', name: 'tags', label: t('Tags') },
];

/** 'care, gst' → ['care', 'gst'] */
const typedTags = (text: string | undefined) =>
  text
    ?.split(',')
    .map((tag) => tag.trim().slice(0, LIMITS.blogTag))
    .filter(Boolean)
    .slice(0, LIMITS.blogTags);

/** The posts of the company's blog. */
export function BlogsScreen() {
  const { can } = useSession();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<BlogRowFragment | null>(null);
  const mayEdit = can('BLOGS', 'UPDATE');
  const columns = useMemo(
    () => [
      ...blogColumns(mayEdit),
      menuColumn<BlogRowFragment>((row) =>
        row.actions.length ? <BlogMenu row={row} onDelete={setDeleting} /> : null,
      ),
    ],
    [mayEdit],
  );
  const open = ({ id }: BlogRowFragment) => void navigate(editBlogPath(id));
  const create = can('BLOGS', 'WRITE') && (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Create Blog')}
      onClick={() => void navigate(CREATE_BLOG_PATH)}
    />
  );
  return (
    <ListScreen
      title={t('Blog Posts')}
      query={useBlogsQuery}
      variables={({ one }, page, limit) => ({
        filter: { status: one('status') as BlogStatus | undefined, tags: typedTags(one('tags')) },
        page,
        limit,
      })}
      rows={(data) => data.blogs}
      columns={columns}
      filters={filters}
      actions={create}
      emptyText={t('No blog posts yet.')}
      emptyAction={create}
      failedText={BLOG_NOT_READ}
      {...(mayEdit ? { onOpen: open } : {})}
    >
      {deleting && <DeleteBlogDialog blog={deleting} onClose={() => setDeleting(null)} />}
    </ListScreen>
  );
}
