import { Button, TextArea } from '@blueprintjs/core';
import { useId, useState } from 'react';
import type { StoredFileFieldsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { t } from '../ui/text.ts';

export interface CommentDraft {
  text: string;
  files: readonly StoredFileFieldsFragment[];
}

interface Props {
  label: string;
  /** Initial text, and the text after sending. */
  start: CommentDraft;
  submitText: string;
  /** The comments are still loading. */
  blocked?: boolean;
  /** Answers whether it was done. */
  onSubmit: (draft: CommentDraft) => Promise<boolean>;
  onCancel?: () => void;
}

const MAX_LENGTH = 2000;
/** Names of the open tab in the address: a comment goes with its tab. */
const TABS = ['tab', 'key'];

/** Listens before any form around it: Ctrl+Enter here is the comment's, never that form's. */
function submitByKeys(box: HTMLElement | null) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    box?.querySelector<HTMLButtonElement>('.comments-submit')?.click();
  };
  box?.addEventListener('keydown', press);
  return () => box?.removeEventListener('keydown', press);
}

/** Text and attachments of a comment. Not a form element: it may be inside one. */
export function CommentForm({
  label,
  start,
  submitText,
  blocked = false,
  onSubmit,
  onCancel,
}: Props) {
  const id = useId();
  const { can } = useSession();
  const [draft, setDraft] = useState(start);
  const [attaching, setAttaching] = useState(false);
  const [saving, setSaving] = useState(false);
  const [base] = useState(start);
  useUnsaved(draft.text !== base.text || draft.files !== base.files, { losesWith: TABS });
  const off = blocked || attaching || saving || !draft.text.trim();
  const submit = async () => {
    setSaving(true);
    const done = await onSubmit(draft);
    setSaving(false);
    if (done) setDraft(base);
  };
  return (
    <div className="comments-form" ref={submitByKeys}>
      <label htmlFor={id}>{label}</label>
      <TextArea
        id={id}
        fill
        autoResize
        maxLength={MAX_LENGTH}
        value={draft.text}
        disabled={saving}
        autoFocus={onCancel !== undefined}
        onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
      />
      <span className="comments-buttons">
        {can('DOCUMENT_UPLOAD', 'WRITE') && (
          <DocumentPicker
            label={t('Attachments')}
            entity="COMMENT"
            value={draft.files}
            onChange={(files) => setDraft((now) => ({ ...now, files }))}
            onBusy={setAttaching}
          />
        )}
        {onCancel && <Button text={t('Cancel')} disabled={saving} onClick={onCancel} />}
        <Button
          className="comments-submit"
          intent="primary"
          text={submitText}
          title="Ctrl+Enter"
          loading={saving}
          disabled={off}
          onClick={() => void submit()}
        />
      </span>
    </div>
  );
}
