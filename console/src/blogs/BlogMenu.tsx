import { Menu, MenuItem } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import type { BlogRowFragment } from '../../generated/documents.ts';
import { editBlogPath } from '../app/recordPaths.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { useBlogWrites } from './blogWrites.ts';
import { t } from '../ui/text.ts';

interface Props {
  row: BlogRowFragment;
  onDelete: (row: BlogRowFragment) => void;
}

/** Actions of the viewer on a post. */
export function BlogMenu({ row, onDelete }: Props) {
  const { id, actions } = row;
  const navigate = useNavigate();
  const { change } = useBlogWrites();
  const has = (action: (typeof actions)[number]) => actions.includes(action);
  return (
    <Menu>
      {has('EDIT') && <MenuItem text={t('Edit')} onClick={() => void navigate(editBlogPath(id))} />}
      {has('ARCHIVE') && (
        <MenuItem text={t('Archive')} onClick={() => void change({ id, status: 'ARCHIVED' })} />
      )}
      {has('ACTIVATE') && (
        <MenuItem text={t('Activate')} onClick={() => void change({ id, status: 'ACTIVE' })} />
      )}
      {has('DELETE') && (
        <MenuItem text={t('Delete')} intent="danger" onClick={() => onDelete(row)} />
      )}
    </Menu>
  );
}

/** Asks before a post is deleted; a failure keeps the dialog. */
export function DeleteBlogDialog({
  blog: { id, title },
  onClose,
}: {
  blog: BlogRowFragment;
  onClose: () => void;
}) {
  const { remove } = useBlogWrites();
  return (
    <ConfirmDialog
      title={t('Delete blog post')}
      text={t(
        'Delete “{{title}}”? It cannot be brought back. Archive it to take it from readers only.',
        { title },
      )}
      onConfirm={async () => (await remove(id)) !== undefined}
      onClose={onClose}
    />
  );
}
