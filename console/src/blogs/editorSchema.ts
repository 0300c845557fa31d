import { isBlogLink } from '@munim/schema/blogs/blogs.rules.ts';
import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Uuid of a picture that was uploaded here; undefined of any other address. */
export function ownPicture(src: string | null): string | undefined {
  if (!src || !URL.canParse(src, location.href)) return undefined;
  const { origin, pathname } = new URL(src, location.href);
  return origin === location.origin ? UUID.exec(pathname.split('/').at(-1) ?? '')?.[0] : undefined;
}

const block = (tag: string, more: NodeSpec = {}): NodeSpec => ({
  content: 'inline*',
  group: 'block',
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
  ...more,
});
const container = (tag: string, content: string, more: NodeSpec = {}): NodeSpec =>
  block(tag, { content, ...more });

const headings = [2, 3, 4] as const;
export type HeadingLevel = (typeof headings)[number];

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: block('p'),
  heading: block('h2', {
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [
      // the title of a post is its h1
      { tag: 'h1', attrs: { level: 2 } },
      ...headings.map((level) => ({ tag: `h${level}`, attrs: { level } })),
      { tag: 'h5', attrs: { level: 4 } },
      { tag: 'h6', attrs: { level: 4 } },
    ],
    toDOM: ({ attrs }) => [`h${attrs['level'] as HeadingLevel}`, 0],
  }),
  blockquote: container('blockquote', 'block+', { defining: true }),
  bullet_list: container('ul', 'list_item+'),
  ordered_list: container('ol', 'list_item+', {
    attrs: { start: { default: 1 } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (element) => ({ start: Number(element.getAttribute('start')) || 1 }),
      },
    ],
    toDOM: ({ attrs }) => [
      'ol',
      attrs['start'] === 1 ? {} : { start: attrs['start'] as number },
      0,
    ],
  }),
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  code_block: block('pre', {
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  }),
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  image: {
    group: 'block',
    draggable: true,
    attrs: { src: {}, alt: { default: '' } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (element) => {
          const src = element.getAttribute('src');
          return ownPicture(src) ? { src, alt: element.getAttribute('alt') ?? '' } : false;
        },
      },
    ],
    toDOM: ({ attrs }) => ['img', { src: attrs['src'] as string, alt: attrs['alt'] as string }],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
  ...tableNodes({
    tableGroup: 'block',
    cellContent: '(paragraph | bullet_list | ordered_list)+',
    cellAttributes: {},
  }),
};

const mark = (tag: string, others: string[], more: MarkSpec = {}): MarkSpec => ({
  parseDOM: [tag, ...others].map((one) => ({ tag: one })),
  toDOM: () => [tag, 0],
  ...more,
});

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href')?.trim() ?? '';
          return isBlogLink(href) ? { href } : false;
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs['href'] as string, rel: 'noopener noreferrer' }, 0],
  },
  strong: mark('strong', ['b']),
  em: mark('em', ['i']),
  underline: mark('u', []),
  strike: mark('s', ['del', 'strike']),
  code: mark('code', [], { excludes: '_' }),
};

/** Elements that a post may hold: those that the server keeps (backend/src/blogs/cleanHtml.ts). No element has a style. */
export const editorSchema = new Schema({ nodes, marks });

type NodeName =
  | 'paragraph'
  | 'heading'
  | 'blockquote'
  | 'bullet_list'
  | 'ordered_list'
  | 'list_item';
type OtherName = 'code_block' | 'horizontal_rule' | 'image' | 'hard_break';
type TableName = 'table' | 'table_row' | 'table_cell' | 'table_header';
type MarkName = 'link' | 'strong' | 'em' | 'underline' | 'strike' | 'code';

/** A kind of node or mark by its name. */
export const nodeType = (name: NodeName | OtherName | TableName) => {
  const type = editorSchema.nodes[name];
  if (!type) throw new Error(`No node ${name}`);
  return type;
};
export const markType = (name: MarkName) => {
  const type = editorSchema.marks[name];
  if (!type) throw new Error(`No mark ${name}`);
  return type;
};
