import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useState } from 'react';
import type { CommentFieldsFragment } from '../../generated/documents.ts';
import { useUpdateCommentMutation } from '../../generated/hooks.ts';
import { FilePanel } from '../documents/FilePanel.tsx';
import { momentText } from '../ui/format/dates.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { type CommentDraft, CommentForm } from './CommentForm.tsx';
import { t } from '../ui/text.ts';

/** The first two letters of the first name. */
export const initialsOf = (firstName: string): string =>
  Array.from(firstName.trim()).slice(0, 2).join('');

/** One comment as plain text, without interpreting markup. */
export function CommentItem({ comment }: { comment: CommentFieldsFragment }) {
  const { id, text, author, attachments, createdAt, editedAt, actions } = comment;
  const [editing, setEditing] = useState(false);
  const [update] = useUpdateCommentMutation({ context: { answersAll: true } });
  const save = async ({ text: changed, files }: CommentDraft) => {
    const input = { id, text: changed, attachments: files.map((file) => file.url) };
    const done = await withNotice(() => update({ variables: { input } }), {
      failed: t('Error occurred while updating comments.'),
    });
    if (done) setEditing(false);
    return done !== undefined;
  };
  return (
    <li className="comments-item">
      <span className="comments-initials" aria-hidden>
        {initialsOf(author.firstName)}
      </span>
      <div>
        <header>
          <strong>{author.name}</strong>
          <time className="kit-muted kit-numeric" dateTime={createdAt}>
            {momentText(createdAt)}
          </time>
          {editedAt && (
            <small className="kit-muted" title={momentText(editedAt)}>
              {t('(edited)')}
            </small>
          )}
          {actions.includes('EDIT') && !editing && (
            <Button
              size="small"
              variant="minimal"
              icon={<Edit />}
              aria-label={t('Edit comment {{id}}', { id })}
              onClick={() => setEditing(true)}
            />
          )}
        </header>
        {editing ? (
          <CommentForm
            label={t('Change comment')}
            start={{ text, files: attachments }}
            submitText={t('Save')}
            onSubmit={save}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <p>{text}</p>
            {attachments.map((file) => (
              <FilePanel key={file.uuid} file={file} />
            ))}
          </>
        )}
      </div>
    </li>
  );
}
