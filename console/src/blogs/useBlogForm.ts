import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { BlogFieldsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { useDebounced } from '../ui/useDebounced.ts';
import { type BlogDraft, type BlogText, blogDraft } from './blogDraft.ts';
import { htmlOf } from './editorHtml.ts';
import { editorState } from './editorPlugins.ts';

export interface BlogFields {
  title: string;
  tags: string[];
  coverPhoto: string | null;
}

/** Fields as they are stored; of no post an empty form. */
const storedFields = (blog: BlogFieldsFragment | null): BlogFields => ({
  title: blog?.title ?? '',
  tags: [...(blog?.tags ?? [])],
  coverPhoto: blog?.coverPhoto ?? null,
});
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const KEEP_MS = 500;

/**
 * The form of a post: fields, content, and the version that typing began on. Unsaved text waits in the tab for the next session.
 */
export function useBlogForm(blog: BlogFieldsFragment | null) {
  const { viewer } = useSession();
  const draft = useMemo(() => blogDraft(viewer.id, blog?.id ?? null), [viewer.id, blog?.id]);
  const [restored, setRestored] = useState(draft.read);
  const [base, setBase] = useState(blog);
  const [version, setVersion] = useState(restored?.version ?? blog?.version ?? null);
  const form = useForm<BlogFields>({
    defaultValues: restored ? fieldsOf(restored) : storedFields(blog),
  });
  const [coverUrl, setCoverUrl] = useState(restored?.coverUrl ?? blog?.coverUrl ?? null);
  const baseState = useMemo(() => editorState(base?.content ?? ''), [base]);
  const [state, setState] = useState(() => (restored ? editorState(restored.html) : baseState));

  const fields = useWatch({ control: form.control }) as BlogFields;
  const hasNewContent = !state.doc.eq(baseState.doc);
  const isDirty = hasNewContent || !isSame(fieldsOf(fields), storedFields(base));
  const isOutdated = blog !== null && version !== blog.version;

  const text = (): BlogText => ({ ...fieldsOf(form.getValues()), html: htmlOf(state.doc) });

  const isSaved = useRef(false);
  const unsaved = useRef<() => BlogDraft | null>(() => null);
  useEffect(() => {
    unsaved.current = () => (isDirty && !isSaved.current ? { ...text(), version, coverUrl } : null);
  });
  // written when typing rests, not with every letter
  const restingState = useDebounced(state, KEEP_MS);
  const restingFields = useDebounced(fields, KEEP_MS);
  useEffect(() => {
    const draftNow = unsaved.current();
    if (draftNow) draft.keep(draftNow);
    else draft.forget();
  }, [restingState, restingFields, draft]);
  useEffect(() => () => draft.leave(unsaved.current()), [draft]);

  /** The post as it is stored now, in place of what was typed. */
  const take = useCallback(
    (stored: BlogFieldsFragment | null) => {
      setBase(stored);
      setVersion(stored?.version ?? null);
      setCoverUrl(stored?.coverUrl ?? null);
      setState(editorState(stored?.content ?? ''));
      form.reset(storedFields(stored));
      setRestored(null);
    },
    [form],
  );
  /** Typed values on top of the post as it is stored now: fields that were not touched are theirs. */
  const keepMine = useCallback(() => {
    if (!blog) return;
    const [was, mine, theirs] = [storedFields(base), form.getValues(), storedFields(blog)];
    const merged = {
      title: mine.title === was.title ? theirs.title : mine.title,
      tags: isSame(mine.tags, was.tags) ? theirs.tags : mine.tags,
      coverPhoto: mine.coverPhoto === was.coverPhoto ? theirs.coverPhoto : mine.coverPhoto,
    };
    if (merged.coverPhoto === theirs.coverPhoto) setCoverUrl(blog.coverUrl);
    if (!hasNewContent) setState(editorState(blog.content ?? ''));
    setBase(blog);
    setVersion(blog.version);
    form.reset(theirs);
    form.reset(merged, { keepDefaultValues: true });
  }, [blog, base, form, hasNewContent]);

  // follows the post until something is typed
  useEffect(() => {
    if (isOutdated && !isDirty && !isSaved.current) take(blog);
  }, [isOutdated, isDirty, blog, take]);

  return {
    form,
    state,
    setState,
    coverUrl,
    setCover: (picture: { fileName: string; url: string } | null) => {
      form.setValue('coverPhoto', picture?.fileName ?? null);
      setCoverUrl(picture?.url ?? null);
    },
    version,
    isDirty,
    isOutdated: isOutdated && isDirty,
    isRestored: restored !== null && isDirty,
    hasNewContent,
    text,
    keepMine,
    takeTheirs: () => take(blog),
    /** Saved: nothing waits any more. */
    finish: () => {
      isSaved.current = true;
      draft.forget();
    },
  };
}

const fieldsOf = ({ title, tags, coverPhoto }: BlogFields | BlogDraft): BlogFields => ({
  title,
  tags,
  coverPhoto,
});
export type BlogForm = ReturnType<typeof useBlogForm>;
