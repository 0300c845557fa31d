import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import { Fragment, type MarkType, type Node, type NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { editorSchema, type HeadingLevel, markType, nodeType } from './editorSchema.ts';

export function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { $from, from, to, empty } = selection;
  return empty
    ? Boolean(type.isInSet(storedMarks ?? $from.marks()))
    : doc.rangeHasMark(from, to, type);
}

/** True when the cursor is inside such a node, at any depth. */
export function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === type) return true;
  return false;
}

export type BlockKind = 'paragraph' | `heading${HeadingLevel}` | 'code_block';

/** Kind of the block with the cursor. */
export function blockKind({ selection: { $from } }: EditorState): BlockKind {
  const { type, attrs } = $from.parent;
  if (type === nodeType('heading')) return `heading${attrs['level'] as HeadingLevel}`;
  return type === nodeType('code_block') ? 'code_block' : 'paragraph';
}

export function setBlockKind(kind: BlockKind): Command {
  if (kind === 'paragraph' || kind === 'code_block') return setBlockType(nodeType(kind));
  return setBlockType(nodeType('heading'), { level: Number(kind.slice(-1)) });
}

/** Makes a list of the blocks, or plain blocks of the list. */
export const toggleList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch, view) =>
    isInside(state, nodeType(name))
      ? liftListItem(nodeType('list_item'))(state, dispatch, view)
      : wrapInList(nodeType(name))(state, dispatch);

export const toggleQuote: Command = (state, dispatch) =>
  isInside(state, nodeType('blockquote'))
    ? lift(state, dispatch)
    : wrapIn(nodeType('blockquote'))(state, dispatch);

/** The text around the cursor that has the same link; null where there is none. */
function linkRange({ selection: { $from } }: EditorState): { from: number; to: number } | null {
  const link = markType('link').isInSet($from.marks());
  if (!link) return null;
  const { parent } = $from;
  let from = $from.start();
  for (let i = 0; i < parent.childCount; i += 1) {
    const child = parent.child(i);
    const to = from + child.nodeSize;
    if (from <= $from.pos && $from.pos <= to && link.isInSet(child.marks)) return { from, to };
    from = to;
  }
  return null;
}

/** Address of the link at the cursor. */
export const linkAt = (state: EditorState): string | null =>
  (markType('link').isInSet(state.selection.$from.marks())?.attrs['href'] as string | undefined) ??
  null;

/** Links the selection, or the link at the cursor anew, or writes the address itself; null takes the link away. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { empty, from, to } = state.selection;
    const range = empty ? linkRange(state) : { from, to };
    const link = href ? markType('link').create({ href }) : null;
    const { tr } = state;
    if (range) {
      tr.removeMark(range.from, range.to, markType('link'));
      if (link) tr.addMark(range.from, range.to, link);
    } else if (link) tr.replaceSelectionWith(state.schema.text(href ?? '', [link]), false);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Adds an empty paragraph after a block at the end, as a place for the cursor. */
const withTextAtEnd = (tr: Transaction): Transaction => {
  if (tr.doc.lastChild?.type !== nodeType('paragraph'))
    tr.insert(tr.doc.content.size, nodeType('paragraph').create());
  return tr;
};

/** A block at the cursor; in a table, whose cells hold text only, below the table. */
function insertBlock(state: EditorState, block: Node): Transaction {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === nodeType('table')) {
      const place = $from.after(depth);
      const tr = withTextAtEnd(state.tr.insert(place, block));
      return tr.setSelection(Selection.near(tr.doc.resolve(place + block.nodeSize)));
    }
  return withTextAtEnd(state.tr.replaceSelectionWith(block));
}

export const insertLine: Command = (state, dispatch) => {
  const line = nodeType('horizontal_rule').create();
  dispatch?.(insertBlock(state, line).scrollIntoView());
  return true;
};

export const insertPicture =
  (src: string, alt: string): Command =>
  (state, dispatch) => {
    const picture = nodeType('image').create({ src, alt });
    dispatch?.(insertBlock(state, picture).scrollIntoView());
    return true;
  };

/** Words for those who do not see the selected picture; null when none is selected. */
export function pictureText({ selection }: EditorState): string | null {
  const isPicture = selection instanceof NodeSelection && selection.node.type === nodeType('image');
  return isPicture ? (selection.node.attrs['alt'] as string) : null;
}

/** Text typed while a picture or line is selected goes into a paragraph after it, and does not take its place. */
export function typeBeside({ selection, tr }: EditorState, text: string): Transaction | null {
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock || !selection.node.isAtom)
    return null;
  const paragraph = nodeType('paragraph').create(null, editorSchema.text(text));
  const changed = tr.insert(selection.to, paragraph);
  return changed.setSelection(TextSelection.create(changed.doc, selection.to + 1 + text.length));
}

export const describePicture =
  (alt: string): Command =>
  (state, dispatch) => {
    const { from } = state.selection;
    const tr = state.tr.setNodeAttribute(from, 'alt', alt);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
    return true;
  };

/** Three by three, the first row as head; the cursor goes to its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const row = (name: 'table_header' | 'table_cell') =>
    nodeType('table_row').create(
      null,
      Fragment.from(Array.from({ length: 3 }, () => nodeType(name).createAndFill() ?? []).flat()),
    );
  const table = nodeType('table').create(null, [
    row('table_header'),
    row('table_cell'),
    row('table_cell'),
  ]);
  const { tr } = state;
  const { from } = state.selection;
  tr.replaceSelectionWith(table);
  withTextAtEnd(tr);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(from + 2, tr.doc.content.size))));
  dispatch?.(tr.scrollIntoView());
  return true;
};
