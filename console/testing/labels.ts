/** Labels of a field; jsdom searches the whole page for each of them, and again for each label that is read of a live collection. */
function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const root = this.getRootNode() as Document | Element;
  return [...root.querySelectorAll('label')].filter((label) =>
    label.htmlFor ? label.htmlFor === this.id : label.contains(this) && label.control === this,
  );
}

const LABELABLE_TAGS = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

export function installLabels() {
  for (const { prototype } of LABELABLE_TAGS)
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
}
