import { Tag } from '@blueprintjs/core';
import type { ColDef } from 'ag-grid-community';
import { Link } from 'react-router-dom';
import type { BlogRowFragment } from '../../generated/documents.ts';
import { editBlogPath } from '../app/recordPaths.ts';
import {
  type Cell,
  dateColumn,
  hideOnPhone,
  imageColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { BLOG_STATUS } from './blogs.labels.ts';
import { t } from '../ui/text.ts';

type Row = BlogRowFragment;

/** Tags that fit the column; the tooltip has all. */
const SHOWN_TAGS = 3;

function TagsCell({ data }: Cell<Row, string, object>) {
  const tags = data?.tags ?? [];
  return (
    <span className="blog-tags" title={tags.join(', ')}>
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <Tag key={tag} minimal>
          {tag}
        </Tag>
      ))}
      {tags.length > SHOWN_TAGS && <span className="kit-muted">+{tags.length - SHOWN_TAGS}</span>}
    </span>
  );
}

const width = { flex: 3, minWidth: 200 };

/** The browser's own tooltip: the grid's stays open when a click leaves the page, and fails. */
const TitleLink = ({ data }: Cell<Row, string, object>) =>
  data ? (
    <Link to={editBlogPath(data.id)} title={data.title}>
      {data.title}
    </Link>
  ) : null;

/** Columns of posts; titles lead to the editor for users who may change them. */
export const blogColumns = (mayEdit: boolean): ColDef<Row>[] => [
  imageColumn('coverThumbnail', t('Cover'), { width: 64, cellClass: 'blog-cover' }),
  textColumn<Row>('title', t('Title'), {
    ...width,
    ...(mayEdit ? { tooltip: false, cellRenderer: TitleLink } : {}),
  }),
  hideOnPhone(
    textColumn<Row>('tags', t('Tags'), {
      flex: 2,
      minWidth: 160,
      sortable: false,
      tooltip: false,
      valueGetter: ({ data }) => data?.tags.join(', '),
      cellRenderer: TagsCell,
    }),
  ),
  hideOnPhone(textColumn<Row>('createdBy.name', t('Made by'), { minWidth: 120, tooltip: false })),
  hideOnPhone(dateColumn<Row>('updatedAt', t('Updated'))),
  statusColumn<Row>('status', t('Status'), BLOG_STATUS, { width: 96 }),
];
