import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { docOf } from './editorHtml.ts';
import { editorSchema, markType, nodeType } from './editorSchema.ts';

const item = nodeType('list_item');
const lineBreak: Command = (state, dispatch) => {
  const node = nodeType('hard_break').create();
  dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView());
  return true;
};

/** Tab belongs to lists and tables; elsewhere it leaves the editor, as from any other field. */
const keys: Record<string, Command> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(markType('strong')),
  'Mod-i': toggleMark(markType('em')),
  'Mod-u': toggleMark(markType('underline')),
  Enter: splitListItem(item),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
  Tab: chainCommands(goToNextCell(1), sinkListItem(item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(item)),
};

/** Shortcuts at the beginning of a block: ## makes a heading, - a list, 1. a numbered one, > a quotation. */
const typedBlocks = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodeType('heading'), (match) => ({
      level: match[1]?.length ?? 2,
    })),
    wrappingInputRule(/^\s*[-*]\s$/, nodeType('bullet_list')),
    wrappingInputRule(/^(\d{1,4})\.\s$/, nodeType('ordered_list'), (match) => ({
      start: Number(match[1]),
    })),
    wrappingInputRule(/^\s*>\s$/, nodeType('blockquote')),
    textblockTypeInputRule(/^```$/, nodeType('code_block')),
  ],
});

const plugins = [
  typedBlocks,
  keymap(keys),
  keymap(baseKeymap),
  history(),
  gapCursor(),
  tableEditing(),
];

/** The editor with this content, its history empty. */
export const editorState = (html: string): EditorState =>
  EditorState.create({ schema: editorSchema, doc: docOf(html), plugins });
