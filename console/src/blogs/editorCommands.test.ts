import { expect, test } from '@jest/globals';
import { NodeSelection } from 'prosemirror-state';
import { typeBeside } from './editorCommands.ts';
import { htmlOf } from './editorHtml.ts';
import { editorState } from './editorPlugins.ts';

test('text typed while a line is selected comes after it, and takes no place of it', () => {
  const state = editorState('<p>One</p><hr>');
  const line = state.doc.content.size - 1;
  const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, line)));
  const typed = typeBeside(selected, 'b');
  expect(typed && htmlOf(typed.doc)).toBe('<p>One</p><hr><p>b</p>');
  // typing goes on behind the first letter
  expect(typed?.selection.from).toBe(line + 3);
  expect(typeBeside(state, 'b')).toBeNull();
});
