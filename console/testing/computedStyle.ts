/**
 * Properties that the DOM libraries read: visibility, pointer events, word boundaries.
 * jsdom computes every property from every rule of AG Grid's sheets for each element asked about,
 * which was a third of the time of these tests. Other properties come from the style attribute alone.
 */
const LAYOUT_PROPERTIES = ['display', 'visibility', 'pointer-events', 'opacity'] as const;
type LayoutProperty = (typeof LAYOUT_PROPERTIES)[number];
const INHERITED: Partial<Record<LayoutProperty, string>> = {
  visibility: 'visible',
  'pointer-events': 'auto',
};
const BY_KEY = new Map<string | symbol, LayoutProperty>([
  ...LAYOUT_PROPERTIES.map((property) => [property, property] as const),
  ['pointerEvents', 'pointer-events'],
]);

interface Rule {
  order: number;
  selector: string;
  value: string;
}
/** Rules of one property, by a class that an element must have for the rule to match. */
interface Index {
  byClass: Map<string, Rule[]>;
  others: Rule[];
  /** Rules by the class attribute as it is written: most elements share a few of them. */
  byAttribute: Map<string, Rule[]>;
}

const fullStyle = window.getComputedStyle.bind(window);
let sheets: CSSStyleSheet[] = [];
let ruleCount = -1;
let indexes: Map<LayoutProperty, Index>;

const LAST_CLASS = /\.([\w-]+)[^\s>+~.,()]*$/u;

function addRule(index: Index, rule: Rule) {
  // A comma within :is() or :where() does not part selectors.
  const parts = rule.selector.includes('(') ? [rule.selector] : rule.selector.split(',');
  for (const part of parts) {
    const className = LAST_CLASS.exec(part)?.[1];
    const one = { ...rule, selector: part.trim() };
    if (!className) index.others.push(one);
    else index.byClass.set(className, [...(index.byClass.get(className) ?? []), one]);
  }
}

function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (!('media' in rule)) return 'selectorText' in rule ? [rule as CSSStyleRule] : [];
    const { media, cssRules } = rule as CSSMediaRule;
    return [...media].includes('screen') ? styleRules(cssRules) : [];
  });
}

function readSheets() {
  const all = sheets.flatMap((sheet) => styleRules(sheet.cssRules));
  indexes = new Map(
    LAYOUT_PROPERTIES.map((property) => {
      const index: Index = { byClass: new Map(), others: [], byAttribute: new Map() };
      for (const [order, { selectorText, style }] of all.entries()) {
        const value = style.getPropertyValue(property);
        if (value) addRule(index, { order, selector: selectorText, value });
      }
      return [property, index];
    }),
  );
}

function refreshSheets() {
  const present = [...document.styleSheets];
  const count = present.reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
  const same =
    count === ruleCount &&
    present.length === sheets.length &&
    present.every((sheet, position) => sheet === sheets[position]);
  if (same) return;
  sheets = present;
  ruleCount = count;
  readSheets();
}

function candidates(index: Index, element: Element): Rule[] {
  const attribute = element.getAttribute('class') ?? '';
  let rules = index.byAttribute.get(attribute);
  if (!rules) {
    const classes = attribute.split(/\s+/u).flatMap((one) => index.byClass.get(one) ?? []);
    rules = [...classes, ...index.others].toSorted((one, other) => other.order - one.order);
    index.byAttribute.set(attribute, rules);
  }
  return rules;
}

/** The last rule wins, whatever its specificity, like in jsdom. */
const valueOfRules = (element: Element, property: LayoutProperty): string | undefined =>
  candidates(indexes.get(property)!, element).find(({ selector }) => {
    try {
      return element.matches(selector);
    } catch {
      return false; // a selector that jsdom cannot read matches nothing
    }
  })?.value;

const defaults = new Map<string, string>();

/**
 * Display by the browser's own sheet, of a bare element with the attributes that its rules look at.
 */
function defaultDisplay(element: Element): string {
  const attributes = ['hidden', 'type', 'open'].filter((name) => element.hasAttribute(name));
  const key = [
    element.tagName,
    ...attributes.map((name) => `${name}=${element.getAttribute(name)}`),
  ].join(' ');
  let display = defaults.get(key);
  if (display === undefined) {
    const bare = document.createElementNS(element.namespaceURI, element.localName);
    for (const name of attributes) bare.setAttribute(name, element.getAttribute(name) ?? '');
    display = fullStyle(bare).display;
    defaults.set(key, display);
  }
  return display;
}

function valueOf(element: Element, property: LayoutProperty): string {
  const inline = element.hasAttribute('style')
    ? (element as HTMLElement).style.getPropertyValue(property)
    : '';
  const own = inline || valueOfRules(element, property);
  if (own) return own;
  if (property === 'display') return defaultDisplay(element);
  const initial = INHERITED[property];
  if (initial === undefined) return '';
  return element.parentElement ? valueOf(element.parentElement, property) : initial;
}

function computedStyle(element: Element): CSSStyleDeclaration {
  refreshSheets();
  const { style } = element as HTMLElement;
  const getPropertyValue = (name: string) => {
    const deciding = BY_KEY.get(name);
    return deciding ? valueOf(element, deciding) : style.getPropertyValue(name);
  };
  return new Proxy(style, {
    get(target, key) {
      if (key === 'getPropertyValue') return getPropertyValue;
      const deciding = BY_KEY.get(key);
      if (deciding) return valueOf(element, deciding);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

export const installComputedStyle = () => {
  window.getComputedStyle = computedStyle;
};
