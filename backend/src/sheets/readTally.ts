import { SaxesParser } from 'saxes';
import { billsOf } from './tallyBills.ts';
import { type Cell, type RawRow, SheetFault, type TallyMapping } from './sheetColumns.ts';

/** Levels of groups in each other; deeper ones are a circle. */
const MOST_GROUPS = 50;

/** The encoding by the first two bytes: a byte order mark, or '<' in one byte or two. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
}

/** Masters are written as UTF-16LE by Tally, and as UTF-8 by programs that pass them on. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new SheetFault('The file is neither written in UTF-16 nor in UTF-8');
  }
}

/** True when the file begins as XML does, with one byte a letter or two. */
export function isXml(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 200).filter((byte) => byte !== 0);
  return /^[\u{FF}\u{FE}\u{EF}\u{BB}\u{BF}\s]*<[?A-Z!]/u.test(String.fromCharCode(...start));
}

/** Tally marks its own names by a control character, which XML forbids: 'Primary' is written as '&#4; Primary'. */
const FORBIDDEN = [
  /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]));/gi,
  /[^\P{Cc}\t\r\n]/gu,
] as const;

/** Part of a ledger for each bill that was open. */
const BILLS = 'BILLALLOCATIONS.LIST';

/** One master: its name, and the texts of each tag inside it. */
interface Master {
  element: string;
  name: string;
  texts: Map<string, string[]>;
  /** Open bills of a ledger, with the texts of each. */
  bills: Map<string, string>[];
}

function keepText({ texts }: Master, tag: string, text: string): void {
  const known = texts.get(tag);
  if (known) known.push(text);
  else texts.set(tag, [text]);
}

function readMasters(text: string, take: (master: Master) => void): void {
  const parser = new SaxesParser();
  const path: string[] = [];
  let master: Master | undefined;
  let words = '';
  let head = '';
  let bill: Map<string, string> | undefined;
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name.toUpperCase());
    words = '';
    if (path.at(-1) === BILLS && master) master.bills.push((bill = new Map()));
    if (path.at(-2) !== 'TALLYMESSAGE') return;
    const named = Object.entries(attributes).find(([key]) => key.toUpperCase() === 'NAME')?.[1];
    master = {
      element: name.toUpperCase(),
      name: (named ?? '').trim(),
      texts: new Map(),
      bills: [],
    };
  });
  parser.on('text', (piece) => (words += piece));
  parser.on('closetag', () => {
    const tag = path.pop() ?? '';
    const value = words.trim();
    words = '';
    if (!master) return;
    if (path.at(-1) === 'TALLYMESSAGE') {
      take(master);
      master = undefined;
    } else if (tag === BILLS) bill = undefined;
    else if (bill) bill.set(tag, value);
    else if (value) {
      if (tag === 'GSTRATEDUTYHEAD') head = value.toUpperCase();
      // the rate of the integrated tax alone is the whole rate
      const isOther = tag === 'GSTRATE' && !/^(IGST|INTEGRATED TAX)$/.test(head);
      if (!isOther) keepText(master, tag, value);
    }
  });
  parser.write(text).close();
}

/**
 * True when the group is the other one, or stands somewhere below it. Tally compares names without
 * capitals.
 */
function isUnder(groups: ReadonlyMap<string, string>, group: string, top: string): boolean {
  let at: string | undefined = group.toLowerCase();
  for (let level = 0; at !== undefined && level < MOST_GROUPS; level += 1) {
    if (at === top.toLowerCase()) return true;
    at = groups.get(at);
  }
  return false;
}

/** 'NOS-NUMBERS' is NOS. */
const unitCode = (text: string) => text.split('-', 1)[0]?.trim().toUpperCase() ?? '';

const cellOf = (text: string): Cell => ({ kind: 'text', text });

/** References of other kinds of masters to those that are read. */
interface Lists {
  /** Parents of groups, all in small letters. */
  groups: Map<string, string>;
  /** Codes of GST by unit. */
  units: Map<string, string>;
}

function listsOf(text: string): Lists {
  const lists: Lists = { groups: new Map(), units: new Map() };
  try {
    readMasters(text, ({ element, name, texts }) => {
      if (element === 'GROUP')
        lists.groups.set(name.toLowerCase(), (texts.get('PARENT')?.[0] ?? '').toLowerCase());
      const reported = texts.get('GSTREPUOM')?.[0];
      if (element === 'UNIT' && reported) lists.units.set(name, unitCode(reported));
    });
  } catch {
    throw new SheetFault('The file is broken, or no XML export of Tally');
  }
  return lists;
}

/** Text of the first tag that has one. */
function valueOf({ name, texts }: Master, tags: readonly string[]): string {
  for (const tag of tags) {
    const [key = '', place] = tag.split('#');
    const all = key === '@NAME' ? [name] : (texts.get(key) ?? []);
    const found =
      place === 'last' ? all.at(-1) : place === 'further' ? all.slice(1).at(-1) : all[0];
    if (found) return found;
  }
  return '';
}

/** The masters of one kind as rows of a sheet: row 1 has the column names, each master is a row. */
export function readTally(
  bytes: Uint8Array,
  mapping: TallyMapping,
  tell: (row: RawRow) => void,
): void {
  const [named, bare] = FORBIDDEN;
  const text = textOf(bytes)
    .replace(/^\u{FEFF}/u, '')
    .replaceAll(named, '')
    .replaceAll(bare, '');
  const { groups, units } = listsOf(text);
  const columns = Object.entries(mapping.columns);
  tell({ row: 1, cells: new Map(columns.map(([name], at) => [at, cellOf(name)])) });
  let row = 1;
  readMasters(text, (master) => {
    const { element, name, texts } = master;
    if (element !== mapping.element || !name) return;
    const group = element === 'GROUP' ? name : (texts.get('PARENT')?.[0] ?? '');
    if (mapping.under && !isUnder(groups, group, mapping.under)) return;
    if (mapping.bills) {
      for (const values of billsOf(master, mapping.bills)) {
        row += 1;
        const found = columns.map(([column], at) => [at, cellOf(values[column] ?? '')] as const);
        tell({ row, cells: new Map(found) });
      }
      return;
    }
    row += 1;
    const cells = new Map<number, Cell>();
    for (const [at, [, tags]] of columns.entries()) {
      const value =
        tags[0] === 'UNITCODE' ? units.get(valueOf(master, ['BASEUNITS'])) : valueOf(master, tags);
      if (value) cells.set(at, cellOf(value));
    }
    tell({ row, cells });
  });
  if (row === 1) throw new SheetFault(`The file has no ${mapping.word}`);
}
