import { SaxesParser } from 'saxes';

/** An element of a print's own markup, which is well-formed XML throughout. */
export interface Element {
  name: string;
  classes: readonly string[];
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
}

/** Reads a page made by html.ts; answers its `html` element. Throws when it is not well-formed. */
export function readMarkup(page: string): Element {
  const top: Element = { name: '', classes: [], attributes: {}, children: [] };
  const open: Element[] = [top];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = {
      name,
      classes: (attributes['class'] ?? '').split(' '),
      attributes,
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.at(-1)?.children.push(text));
  parser.on('closetag', () => open.pop());
  parser.write(page.replace('<!doctype html>', '')).close();
  return top.children.find((child): child is Element => typeof child !== 'string') ?? top;
}

export const textOf = (of: Element): string =>
  of.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

/** An element written again: for drawings, whose attributes are numbers and colours of our own. */
export const markupOf = ({ name, attributes, children }: Element): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const inside = children.map((child) => (typeof child === 'string' ? '' : markupOf(child)));
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
};
