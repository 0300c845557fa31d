import { Tag } from '@blueprintjs/core';
import type { ColDef } from 'ag-grid-community';
import type { BlogRowFragment } from '../../generated/documents.ts';
import { editBlogPath } from '../app/recordPaths.ts';
import {
  type Cell,
  dateColumn,
  hideOnPhone,
  idColumn,
  imageColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { BLOG_STATUS } from './blogs.labels.ts';

type Row = BlogRowFragment;

const TagsCell = ({ data }: Cell<Row, string, object>) => (
  <span className="blog-tags">
    {data?.tags.map((tag) => (
      <Tag key={tag} minimal>
        {tag}
      </Tag>
    ))}
  </span>
);

const title = {
  flex: 3,
  minWidth: 200,
  cellClass: '',
  context: {},
  tooltip: ({ value }: { value?: string | null }) => value ?? '',
};

/** Titles lead to the editor of who may change posts. */
export const blogColumns = (mayEdit: boolean): ColDef<Row>[] => [
  imageColumn('coverThumbnail', 'Cover', { width: 64, cellClass: 'blog-cover' }),
  mayEdit
    ? idColumn<Row>('title', 'Title', { ...title, to: ({ id }) => editBlogPath(id) })
    : textColumn<Row>('title', 'Title', title),
  hideOnPhone(
    textColumn<Row>('tags', 'Tags', {
      flex: 2,
      minWidth: 160,
      sortable: false,
      valueGetter: ({ data }) => data?.tags.join(', '),
      cellRenderer: TagsCell,
    }),
  ),
  hideOnPhone(textColumn<Row>('createdBy.name', 'Made by', { minWidth: 120 })),
  hideOnPhone(dateColumn<Row>('updatedAt', 'Updated')),
  statusColumn<Row>('status', 'Status', BLOG_STATUS, { width: 96 }),
];
