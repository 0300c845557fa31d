import { Button, Dialog, DialogBody } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import type { BlogFieldsFragment } from '../../generated/documents.ts';
import { momentText } from '../ui/format/dates.ts';
import { editorState } from './editorPlugins.ts';
import { RichText } from './RichText.tsx';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

function TheirVersion({ blog, onClose }: { blog: BlogFieldsFragment; onClose: () => void }) {
  const state = useMemo(() => editorState(blog.content ?? ''), [blog.content]);
  return (
    <Dialog isOpen title={blog.title} onClose={onClose} className="blog-theirs">
      <DialogBody>
        {blog.tags.length > 0 && <p className="kit-muted">{blog.tags.join(', ')}</p>}
        <RichText label={t('Their content')} state={state} />
      </DialogBody>
    </Dialog>
  );
}

interface Props {
  /** The post as another user saved it. */
  blog: BlogFieldsFragment;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Choice of the second of two users, so that no text is overwritten unseen: the other's can be read
 * first.
 */
export function BlogConflict({ blog, onKeepMine, onTakeTheirs }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Notice
      className="kit-callout"
      intent="warning"
      title={t('Someone else changed this blog post')}
      role="alert"
    >
      <p>
        {t('What you typed is kept. Their version was saved at {{updatedAt}}.', {
          updatedAt: momentText(blog.updatedAt),
        })}
      </p>
      <div className="blog-choices">
        <Button size="small" text={t('Show theirs')} onClick={() => setShown(true)} />
        <Button size="small" text={t('Keep mine')} onClick={onKeepMine} />
        <Button size="small" variant="minimal" text={t('Take theirs')} onClick={onTakeTheirs} />
      </div>
      {shown && <TheirVersion blog={blog} onClose={() => setShown(false)} />}
    </Notice>
  );
}
