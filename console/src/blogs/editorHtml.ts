import { DOMParser, DOMSerializer, Fragment, type Node, Slice } from 'prosemirror-model';
import { parseMarkup } from '../ui/trustedTypes.ts';
import { editorSchema, ownPicture } from './editorSchema.ts';

const parser = DOMParser.fromSchema(editorSchema);
const serializer = DOMSerializer.fromSchema(editorSchema);

/** HTML as a document of the editor: what it does not know is left out. */
export const docOf = (html: string): Node => parser.parse(parseMarkup(html).body);

/** Pasted HTML, and how many of its pictures were left out because they are none of ours. */
export function sliceOf(html: string): { slice: Slice; leftOut: number } {
  const { body } = parseMarkup(html);
  const leftOut = [...body.querySelectorAll('img')].filter(
    (image) => !ownPicture(image.getAttribute('src')),
  ).length;
  const { content } = parser.parseSlice(body);
  // a table stays whole, a paragraph joins the one it is put into
  return { slice: Slice.maxOpen(content, false), leftOut };
}

/** Content without the empty paragraphs at the end, which only give the cursor a place. */
function trimmed({ content }: Node): Fragment {
  let size = content.childCount;
  while (
    size > 1 &&
    content.child(size - 1).type.name === 'paragraph' &&
    !content.child(size - 1).content.size
  )
    size -= 1;
  return Fragment.from(content.content.slice(0, size));
}

export function htmlOf(doc: Node): string {
  const box = document.createElement('div');
  box.append(serializer.serializeFragment(trimmed(doc)));
  return box.innerHTML;
}

/** True when there is nothing to read: no text, no picture, no line. */
export function isBlank(doc: Node): boolean {
  let blank = true;
  doc.descendants(({ type, text }) => {
    if (text?.trim() || type.name === 'image' || type.name === 'horizontal_rule') blank = false;
    return blank;
  });
  return blank;
}

/** File names of pictures are about as long as their uuid with an ending. */
const NAME_LENGTH = 40;

/** Characters that the server counts: pictures by their file names, not by their signed addresses. */
export const lengthOf = (html: string): number =>
  Array.from(html.replaceAll(/(<img src=")[^"]*/g, `$1${'x'.repeat(NAME_LENGTH)}`)).length;
