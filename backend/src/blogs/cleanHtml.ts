import { isBlogLink } from '@munim/schema/blogs/blogs.rules.ts';
import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html';
import { signedAddress } from '../core/access/signing.ts';
import type { Settings } from '../core/settings.ts';
import { fileOfAddress, uuidOf } from '../documents/documents.public.ts';

/** Elements of a post: those that the console's editor writes (console/src/blogs/editorSchema.ts). */
const ELEMENTS = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
  ...['strong', 'em', 'u', 's', 'code', 'a', 'img'],
  ...['table', 'tbody', 'tr', 'th', 'td'],
];
/** Elements whose text is no text for readers; of all others that are not allowed the text stays. */
const WITHOUT_TEXT = [
  ...['script', 'style', 'textarea', 'option', 'select', 'noscript', 'template', 'title'],
  ...['iframe', 'object', 'embed', 'xmp', 'noembed', 'noframes', 'plaintext', 'svg', 'math'],
];
/** Other spellings of allowed elements. The title of a post is its h1. */
const RENAMED: IOptions['transformTags'] = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  thead: 'tbody',
  tfoot: 'tbody',
};
/** Cells that one cell may take, rows and columns alike. */
const CELL_SPAN = /^[1-9][0-9]?$/;
const LIST_START = /^[1-9][0-9]{0,3}$/;
/** Elements inside each other; deeper ones are taken out. */
const NESTING = 30;

const keepIf = (attributes: Tag['attribs'], name: string, passes: (value: string) => boolean) => {
  const value = attributes[name]?.trim();
  return value !== undefined && passes(value) ? { [name]: value } : {};
};
const cell = (tagName: string, attribs: Tag['attribs']): Tag => ({
  tagName,
  attribs: {
    ...keepIf(attribs, 'colspan', (value) => CELL_SPAN.test(value)),
    ...keepIf(attribs, 'rowspan', (value) => CELL_SPAN.test(value)),
  },
});

/** A link without an address is text; an image that is none of ours is nothing. */
const exclusiveFilter: NonNullable<IOptions['exclusiveFilter']> = ({ tag, attribs }) => {
  if (tag === 'a' && !attribs['href']) return 'excludeTag';
  return tag === 'img' && !attribs['src'];
};

function optionsFor(settings: Settings): IOptions {
  const image = (tagName: string, attribs: Tag['attribs']): Tag => {
    const address = attribs['src']?.trim() ?? '';
    const uuid = fileOfAddress(settings, address) ?? uuidOf(address);
    const alt = attribs['alt']?.trim() ?? '';
    return { tagName, attribs: uuid ? { src: uuid, alt } : {} };
  };
  const link = (tagName: string, attribs: Tag['attribs']): Tag => {
    const address = keepIf(attribs, 'href', isBlogLink);
    return { tagName, attribs: address['href'] ? { ...address, rel: 'noopener noreferrer' } : {} };
  };
  return {
    allowedTags: ELEMENTS,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt'],
      ol: ['start'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: WITHOUT_TEXT,
    nestingLimit: NESTING,
    exclusiveFilter,
    transformTags: {
      ...RENAMED,
      a: link,
      img: image,
      th: cell,
      td: cell,
      ol: (tagName, attribs) => ({
        tagName,
        attribs: keepIf(attribs, 'start', (value) => LIST_START.test(value)),
      }),
    },
  };
}

/** Spelling of sanitize-html: `<` of texts and attributes is never bare. */
const IMAGE = /<img src="([^"]*)"( alt="[^"]*")? \/>/g;

/** The allowed part of HTML, its images by the uuid of their file. Clean HTML is answered as it is. */
export const cleanHtml = (settings: Settings, html: string): string =>
  sanitizeHtml(html, optionsFor(settings)).trim();

export const imagesOf = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(IMAGE), ([, source = '']) => source)),
];

/** Cleaned HTML with another source for each image; an image without one is taken out. */
export const withImages = (
  html: string,
  sourceOf: (source: string) => string | undefined,
): string =>
  html.replaceAll(IMAGE, (_, source: string, alt = '') => {
    const found = sourceOf(source);
    return found === undefined ? '' : `<img src="${found.replaceAll('&', '&amp;')}"${alt} />`;
  });

/** Stored HTML for a reader: its images open for an hour. */
export const readableHtml = (settings: Settings, html: string): string =>
  withImages(html, (fileName) => signedAddress(settings, fileName));

/** True when there is nothing to see: no text, no image, no table. */
export const isBlankHtml = (html: string): boolean =>
  html.replaceAll(/<(?!img|hr)[^>]*>/g, '').trim() === '';
