import { FormGroup } from '@blueprintjs/core';
import { isBlogLink } from '@munim/schema/blogs/blogs.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useMemo, useRef, useState } from 'react';
import { useUploadImageMutation } from '../../generated/hooks.ts';
import { formatCount } from '../ui/format/rupees.ts';
import { showNotice } from '../ui/overlay/notices.tsx';
import { PICTURES } from '../ui/upload/ChooseFiles.tsx';
import { UploadBars } from '../ui/upload/UploadBars.tsx';
import { useBusy, useUploads } from '../ui/upload/useUploads.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { describePicture, insertPicture, linkAt, pictureText, setLink } from './editorCommands.ts';
import { htmlOf, isBlank, lengthOf } from './editorHtml.ts';
import { LineDialog } from './LineDialog.tsx';
import { RichText } from './RichText.tsx';
import { RichTextBar } from './RichTextBar.tsx';
import { t } from '../ui/text.ts';

interface Props {
  state: EditorState;
  onChange: (state: EditorState) => void;
  /** Fault of the content. */
  error: string | undefined;
  onBusy: (busy: boolean) => void;
}

const COUNT_MS = 400;
const NO_LINK = t('Please enter a web address, an e-mail address or a phone number.');

/** 'example.com' as people write it is a web address, 'desk@example.com' an e-mail address. */
function toLink(text: string): string {
  if (isBlogLink(text)) return text;
  if (/^[^\s:/@]+@[^\s:/@]+\.[a-z]+$/i.test(text)) return `mailto:${text}`;
  if (/^\+?[0-9][0-9 -]{6,15}$/.test(text)) return `tel:${text.replaceAll(/[ -]/g, '')}`;
  return /^[^\s:/]+\.[^\s:/]{2,}(\/\S*)?$/.test(text) ? `https://${text}` : text;
}

const nameOf = (file: File) => file.name.replace(/\.[a-z0-9]+$/i, '').replaceAll(/[_-]+/g, ' ');

const tellLeftOut = (count: number) =>
  void showNotice({
    text:
      count === 1 ? t('A picture was left out') : t('{{count}} pictures were left out', { count }),
    description: t('Pictures of other places are not taken over. Upload them with Picture.'),
  });

/** The text of a post with its tools. */
export function ContentEditor({ state, onChange, error, onBusy }: Props) {
  const view = useRef<EditorView | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<'link' | 'picture' | null>(null);
  const [upload] = useUploadImageMutation();
  const run = (command: Command) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  const queue = useUploads(
    async (file, context) => (await upload({ variables: { file }, context })).data?.uploadImage,
    (image, file) => image && run(insertPicture(image.url, nameOf(file))),
  );
  useBusy(queue, onBusy);
  const counted = useDebounced(state.doc, COUNT_MS);
  const length = useMemo(() => (isBlank(counted) ? 0 : lengthOf(htmlOf(counted))), [counted]);

  return (
    <FormGroup className="blog-content" intent={error ? 'danger' : 'none'}>
      <RichTextBar
        state={state}
        run={run}
        onLink={() => setAsked('link')}
        onPicture={() => input.current?.click()}
        onDescribe={() => setAsked('picture')}
      />
      <RichText
        label={t('Content')}
        state={state}
        onChange={onChange}
        onPictures={queue.add}
        onLeftOut={tellLeftOut}
        onView={(one) => {
          view.current = one;
        }}
      />
      <UploadBars {...queue} />
      <div className="blog-content-foot">
        <span role={error ? 'alert' : undefined} className={error ? 'kit-danger' : 'kit-muted'}>
          {error}
        </span>
        <span className="kit-muted kit-numeric">
          {t('{{length}} of {{blogContent}} characters', {
            length: formatCount(length),
            blogContent: formatCount(LIMITS.blogContent),
          })}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('Pictures of the text')}
        accept={PICTURES}
        onChange={(event) => {
          queue.add(Array.from(event.currentTarget.files ?? []));
          // the same file may be chosen again
          event.currentTarget.value = '';
        }}
      />
      {asked === 'link' && (
        <LineDialog
          title={t('Link')}
          label={t('Address')}
          help={t('https://…, an e-mail address or a phone number')}
          value={linkAt(state) ?? ''}
          {...(linkAt(state) ? { removeText: t('Remove link') } : {})}
          problemOf={(text) => (isBlogLink(toLink(text)) ? null : NO_LINK)}
          onDone={(text) => run(setLink(text ? toLink(text) : null))}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'picture' && (
        <LineDialog
          title={t('Describe picture')}
          label={t('What it shows')}
          help={t('Read out to people who do not see it')}
          value={pictureText(state) ?? ''}
          problemOf={() => null}
          onDone={(text) => run(describePicture(text))}
          onClose={() => setAsked(null)}
        />
      )}
    </FormGroup>
  );
}
