import { Button } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BlogFieldsFragment } from '../../generated/documents.ts';
import { BLOGS } from '../app/listPaths.ts';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { errorCode } from '../ui/errors.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { momentText } from '../ui/format/dates.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { Field } from '../ui/form/Field.tsx';
import { TagsField } from '../ui/form/TagsField.tsx';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { useSingleFlight } from '../ui/form/useSingleFlight.ts';
import { BlogConflict } from './BlogConflict.tsx';
import type { BlogText } from './blogDraft.ts';
import { BLOG_STATUS } from './blogs.labels.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { CoverPicker } from './CoverPicker.tsx';
import { htmlOf, isBlank, lengthOf } from './editorHtml.ts';
import { type BlogFields, type BlogForm as Form, useBlogForm } from './useBlogForm.ts';
import './blogs.css';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

/** Input of a save: of a post that is changed the content only where it differs. */
export type SavedBlog = Omit<BlogText, 'html'> & {
  content: string | undefined;
  version: number | null;
};

interface Props {
  label: string;
  /** The post as it is stored now; null for a new one. */
  blog: BlogFieldsFragment | null;
  /** Saves the post; answers whether it was saved. */
  onSave: (saved: SavedBlog, onFailed: (error: unknown) => void) => Promise<boolean>;
  /** Reads the post again. */
  onConflict?: () => void;
}

/** Fault of the content; undefined when there is none. */
function contentProblem({ doc }: Form['state']): string | undefined {
  if (isBlank(doc)) return t('Please enter Content.');
  const length = lengthOf(htmlOf(doc));
  const { blogContent: most } = LIMITS;
  return length > most
    ? t('Content: at most {{most}} characters, not {{length}}.', { most, length })
    : undefined;
}

/** Ctrl+S, wherever the cursor is. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save]);
}

function useSaving({ blog, onSave, onConflict }: Props, form: Form) {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'typing' | 'saving' | 'saved'>('typing');
  const [checked, setChecked] = useState(false);
  const problem = checked ? contentProblem(form.state) : undefined;
  // left once nothing is unsaved
  useEffect(() => {
    if (phase === 'saved') void navigate(BLOGS);
  }, [phase, navigate]);
  const send = async ({ title, tags, coverPhoto }: BlogFields) => {
    if (contentProblem(form.state)) return;
    const { html } = form.text();
    const content = !blog || form.hasNewContent ? html : undefined;
    setPhase('saving');
    const saved = await onSave(
      { title, tags, coverPhoto, content, version: form.version },
      (error) => errorCode(error) === 'CONFLICT' && onConflict?.(),
    );
    if (saved) form.finish();
    setPhase(saved ? 'saved' : 'typing');
  };
  return {
    problem,
    phase,
    submit: (event?: Parameters<ReturnType<typeof useSingleFlight>>[0]) => {
      setChecked(true);
      return form.form.handleSubmit(send)(event);
    },
  };
}

const isTag = (text: string) => text.trim().length <= LIMITS.blogTag;

/** The form of a post: the text in the middle, what belongs to it beside it. */
export function BlogForm(props: Props) {
  const { label, blog } = props;
  const form = useBlogForm(blog);
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const [uploads, setUploads] = useState({ cover: false, text: false });
  const { problem, phase, submit: send } = useSaving(props, form);
  const isSaving = phase !== 'typing';
  const isUploading = uploads.cover || uploads.text;
  const submit = useSingleFlight((event) => (isSaving || isUploading ? undefined : send(event)));
  useSaveKey(submit);
  useUnsaved(form.isDirty && phase !== 'saved');

  return (
    <form className="kit-page blog-page" noValidate aria-label={label} onSubmit={submit}>
      <RecordHead
        title={label}
        status={blog && <StatusTag status={blog.status} labels={BLOG_STATUS} />}
      >
        <Button
          text={t('Cancel')}
          disabled={isSaving}
          onClick={() => void (cameFromHere ? navigate(-1) : navigate(BLOGS))}
        />
        <Button
          type="submit"
          intent="primary"
          text={t('Save')}
          title="Ctrl+S"
          loading={isSaving}
          disabled={isUploading}
        />
      </RecordHead>
      {form.isRestored && (
        <Notice
          className="kit-callout"
          intent="primary"
          title={t('Unsaved text is back')}
          role="status"
        >
          <p>{t('It was typed here and not saved.')}</p>
          <Button size="small" text={t('Discard it')} onClick={form.takeTheirs} />
        </Notice>
      )}
      {blog && form.isOutdated && phase === 'typing' && (
        <BlogConflict blog={blog} onKeepMine={form.keepMine} onTakeTheirs={form.takeTheirs} />
      )}
      <div className="blog-columns">
        <div className="blog-text">
          <Field
            form={form.form}
            name="title"
            label={t('Title')}
            required
            maxLength={LIMITS.blogTitle}
          />
          <ContentEditor
            state={form.state}
            onChange={form.setState}
            error={problem}
            onBusy={(text) => setUploads((now) => ({ ...now, text }))}
          />
        </div>
        <aside className="blog-side" aria-label={t('About the post')}>
          <CoverPicker
            url={form.coverUrl}
            onChange={form.setCover}
            onBusy={(cover) => setUploads((now) => ({ ...now, cover }))}
          />
          <TagsField
            form={form.form}
            name="tags"
            label={t('Tags')}
            separator={/[,\n]+/}
            isValid={isTag}
            invalidText={(tag) =>
              t('{{tag}}: at most {{blogTag}} characters.', { tag, blogTag: LIMITS.blogTag })
            }
            max={LIMITS.blogTags}
            help={t('At most {{blogTags}}; Enter or a comma adds one.', {
              blogTags: LIMITS.blogTags,
            })}
          />
          {blog && (
            <DescriptionList
              items={[
                [t('Made by'), blog.createdBy.name],
                [t('Made'), momentText(blog.createdAt)],
                [t('Updated'), momentText(blog.updatedAt)],
              ]}
            />
          )}
        </aside>
      </div>
    </form>
  );
}
