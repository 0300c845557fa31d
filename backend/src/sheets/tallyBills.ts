import { addDays } from '@munim/schema/shared/days.ts';
import { indianDay } from '../core/data/days.ts';

/** Values of a row by column. */
type Values = Record<string, string>;
type Side = 'Dr' | 'Cr';

interface Ledger {
  name: string;
  texts: ReadonlyMap<string, readonly string[]>;
  bills: readonly ReadonlyMap<string, string>[];
}

interface Bill {
  number: string;
  day: string;
  due: string;
  /** Amount in paise, debits negative. */
  paise: bigint;
}

/** Paise, debits negative: '-1234.50' and '1234.50 Dr' are owed to the company. */
function paiseOf(text: string): bigint {
  const [, minus, whole, fraction = '', side = ''] =
    /^\s*(-?)([\d,]+)(?:\.(\d{1,2})0*)?\s*(dr|cr)?\.?\s*$/i.exec(text) ?? [];
  if (whole === undefined) return 0n;
  const paise = BigInt(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
  return minus || side.toLowerCase() === 'dr' ? -paise : paise;
}

function rupeesOf(paise: bigint): string {
  const digits = String(paise < 0n ? -paise : paise).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** 20260314 → 2026-03-14; what is no day stays, to be refused. */
const dayOf = (text: string) => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** '30 Days' after the bill; its own day where no period is given. */
function dueOf(day: string, period: string): string {
  const [, days] = /^(\d{1,4})\s*days?$/i.exec(period) ?? [];
  if (days && /^\d{4}-\d{2}-\d{2}$/.test(day)) return addDays(day, Number(days));
  return /^\d{8}$/.test(period) ? dayOf(period) : day;
}

const billOf = (texts: ReadonlyMap<string, string>): Bill => {
  const day = dayOf(texts.get('BILLDATE') ?? '');
  return {
    number: texts.get('NAME') ?? '',
    day,
    due: dueOf(day, texts.get('BILLCREDITPERIOD') ?? ''),
    paise: paiseOf(texts.get('OPENINGBALANCE') ?? ''),
  };
};

/** Last day before the present financial year: that of a balance which no bill explains. */
function lastYearsEnd(): string {
  const [year = 0, month = 0] = indianDay().split('-').map(Number);
  return `${month >= 4 ? year : year - 1}-03-31`;
}

/** Difference between the ledger's opening balance and its bills. */
function unexplained({ texts }: Ledger, bills: readonly Bill[]): Bill[] {
  const whole = paiseOf(texts.get('OPENINGBALANCE')?.[0] ?? '');
  const paise = bills.reduce((left, bill) => left - bill.paise, whole);
  const day = lastYearsEnd();
  return paise === 0n ? [] : [{ number: 'Opening balance', day, due: day, paise }];
}

/** Open bills of a ledger on one side of the books, and the rest of its opening balance, as rows by column. */
export function billsOf(ledger: Ledger, side: Side): Values[] {
  const bills = ledger.bills.map(billOf);
  const isOnSide = ({ paise }: Bill) => (side === 'Dr' ? paise < 0n : paise > 0n);
  return [...bills, ...unexplained(ledger, bills)].filter(isOnSide).map((bill) => {
    const amount = rupeesOf(bill.paise);
    return {
      external_id: `${ledger.name} / ${bill.number}`,
      customer: ledger.name,
      vendor: ledger.name,
      number: bill.number,
      document_date: bill.day,
      due_date: bill.due,
      total: amount,
      outstanding: amount,
    };
  });
}
