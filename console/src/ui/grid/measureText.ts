/** Width per character where nothing can be measured (a document without layout). */
const PER_CHARACTER = 8;

export interface MeasuredText {
  text: string;
  /** Class that gives the text its font: elements that are drawn later have no style to copy yet. */
  className?: string | undefined;
}

/** Share of its size that an element is drawn at: a dialog grows while it opens. */
const scaleOf = (element: HTMLElement) =>
  element.getBoundingClientRect().width / element.offsetWidth || 1;

/**
 * Widths in pixels of texts in the font of their parent, in one layout of the page: a canvas knows
 * no tabular figures, and most fonts have narrower digits by default.
 */
export function widthsOf(texts: readonly MeasuredText[], parent: Element): number[] {
  const box = document.createElement('div');
  box.className = 'kit-measure';
  box.setAttribute('aria-hidden', 'true');
  const spans = texts.map(({ text, className = '' }) => {
    const span = document.createElement('span');
    span.className = className;
    span.textContent = text;
    box.append(span);
    return span;
  });
  parent.append(box);
  const scale = scaleOf(box);
  const widths = spans.map((span) => span.getBoundingClientRect().width / scale);
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
