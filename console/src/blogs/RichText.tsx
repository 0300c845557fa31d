import { type EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef } from 'react';
import { typeBeside } from './editorCommands.ts';
import { sliceOf } from './editorHtml.ts';
import 'prosemirror-view/style/prosemirror.css';
import 'prosemirror-gapcursor/style/gapcursor.css';
import './richText.css';

interface Props {
  label: string;
  state: EditorState;
  /** Absent: to be read only. */
  onChange?: (state: EditorState) => void;
  /** Picture files that were pasted or dropped. */
  onPictures?: (files: File[]) => void;
  /** Pictures of pasted text that are not ours and were left out. */
  onLeftOut?: (count: number) => void;
  /** Called with the editor once it stands, and with null when it goes. */
  onView?: (view: EditorView | null) => void;
}

const picturesOf = (data: DataTransfer | null): File[] =>
  Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'));

/**
 * Pasted and dropped HTML is parsed here and not by the library, which would need a Trusted Types policy of its own; the page's header
 * allows one only.
 */
function takeHtml(view: EditorView, data: DataTransfer | null, props: Props): boolean {
  const files = picturesOf(data);
  if (files.length) {
    props.onPictures?.(files);
    return true;
  }
  const html = data?.getData('text/html');
  // leaves plain text, and any text within code, to the library
  if (!html || view.state.selection.$from.parent.type.spec.code) return false;
  const { slice, leftOut } = sliceOf(html);
  if (leftOut) props.onLeftOut?.(leftOut);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
  return true;
}

/** Puts the cursor where something is dropped. */
function moveTo(view: EditorView, { clientX, clientY }: DragEvent): void {
  const place = view.posAtCoords({ left: clientX, top: clientY });
  if (!place) return;
  const { tr, doc } = view.state;
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
}

/** A document of the editor, to be changed or read. */
export function RichText(props: Props) {
  const { label, state, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<EditorView | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const editable = onChange !== undefined;
  useEffect(() => {
    if (!box.current) return;
    const view = new EditorView(box.current, {
      state: latest.current.state,
      editable: () => editable,
      attributes: {
        class: 'rich-text',
        role: editable ? 'textbox' : 'document',
        'aria-label': label,
        ...(editable ? { 'aria-multiline': 'true' } : { tabindex: '0' }),
      },
      dispatchTransaction(transaction) {
        const next = view.state.apply(transaction);
        view.updateState(next);
        latest.current.onChange?.(next);
      },
      handleTextInput(target, _from, _to, text) {
        const typed = typeBeside(target.state, text);
        if (typed) target.dispatch(typed.scrollIntoView());
        return typed !== null;
      },
      handleDOMEvents: {
        paste: (target, event) => {
          if (!takeHtml(target, event.clipboardData, latest.current)) return false;
          event.preventDefault();
          return true;
        },
        drop: (target, event) => {
          // leaves moves within the editor to the library
          if (target.dragging) return false;
          moveTo(target, event);
          if (!takeHtml(target, event.dataTransfer, latest.current)) return false;
          event.preventDefault();
          return true;
        },
      },
    });
    own.current = view;
    latest.current.onView?.(view);
    return () => {
      view.destroy();
      own.current = null;
      latest.current.onView?.(null);
    };
  }, [editable, label]);
  useEffect(() => {
    if (own.current && own.current.state !== state) own.current.updateState(state);
  }, [state]);
  return <div className="rich-text-box" ref={box} />;
}
