/** Width per character where nothing can be measured (a document without layout). */
const PER_CHARACTER = 8;

const COPIED = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'fontVariantNumeric',
  'fontFeatureSettings',
  'letterSpacing',
] as const;

export interface MeasuredText {
  text: string;
  /** An element that is drawn as the text will be; its style counts, not its content. */
  like: Element | null;
  className?: string;
}

/**
 * Widths in pixels of texts as their elements draw them, in one layout of the page: a canvas knows
 * no tabular figures, and most faces have narrower digits by default.
 */
export function widthsOf(texts: readonly MeasuredText[], parent: Element): number[] {
  const box = document.createElement('div');
  box.className = 'kit-measure';
  box.setAttribute('aria-hidden', 'true');
  const styles = new Map<Element | null, CSSStyleDeclaration | null>();
  const spans = texts.map(({ text, like, className = '' }) => {
    if (!styles.has(like)) styles.set(like, like && getComputedStyle(like));
    const span = document.createElement('span');
    const style = styles.get(like);
    for (const name of COPIED) if (style) span.style[name] = style[name];
    span.className = className;
    span.textContent = text;
    box.append(span);
    return span;
  });
  parent.append(box);
  const widths = spans.map((span) => span.getBoundingClientRect().width);
  box.remove();
  return widths.map((width, i) => Math.ceil(width || (texts[i]?.text.length ?? 0) * PER_CHARACTER));
}

/** The two lines of a text that are most alike in length, broken at a space; one where there is none. */
export function twoLines(text: string): readonly string[] {
  const longer = (at: number) => Math.max(at, text.length - at - 1);
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.toSorted((one, other) => longer(one) - longer(other));
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
