import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { planAllocations } from './planAllocations.ts';

const plan = (payments: [string, number | null][], documents: string[]) =>
  planAllocations(
    payments.map(([amount, documentId], i) => ({ paymentId: i + 1, amount, documentId })),
    documents.map((due, i) => ({ documentId: i + 1, due })),
  ).map(({ paymentId, documentId, amount }) => `${paymentId}→${documentId} ${amount}`);

test.each<[string, [string, number | null][], string[], string[]]>([
  [
    'the oldest money pays the oldest document',
    [
      ['50', null],
      ['80', null],
    ],
    ['100', '100'],
    ['1→1 50.00', '2→1 50.00', '2→2 30.00'],
  ],
  [
    'what was given goes first',
    [
      ['50', null],
      ['80', 1],
    ],
    ['100', '100'],
    ['2→1 80.00', '1→1 20.00', '1→2 30.00'],
  ],
  [
    'what a document does not need pays others',
    [['150', 2]],
    ['100', '100'],
    ['1→2 100.00', '1→1 50.00'],
  ],
  ['given for a document that takes none', [['50', 9]], ['30'], ['1→1 30.00']],
  ['nothing to pay', [['50', null]], [], []],
  ['nothing is due', [['50', null]], ['0.00'], []],
])('%s', (_, payments, documents, wanted) => expect(plan(payments, documents)).toEqual(wanted));

const amounts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 6 });
const rupees = (paise: number) => (paise / 100).toFixed(2);

test('never above either side, and no money lies idle while something is due', () => {
  fc.assert(
    fc.property(
      amounts,
      amounts,
      fc.array(fc.option(fc.integer({ min: 1, max: 6 })), { maxLength: 6 }),
      (paid, due, given) => {
        const payments = paid.map((amount, i) => ({
          paymentId: i,
          amount: rupees(amount),
          documentId: given[i] ?? null,
        }));
        const documents = due.map((amount, i) => ({ documentId: i + 1, due: rupees(amount) }));
        const made = planAllocations(payments, documents);
        const paise = (text: string) => Math.round(Number(text) * 100);
        const sum = (rows: typeof made) => rows.reduce((all, row) => all + paise(row.amount), 0);
        for (const [i, amount] of paid.entries())
          expect(sum(made.filter((row) => row.paymentId === i))).toBeLessThanOrEqual(amount);
        for (const [i, amount] of due.entries())
          expect(sum(made.filter((row) => row.documentId === i + 1))).toBeLessThanOrEqual(amount);
        const all = (list: number[]) => list.reduce((total, amount) => total + amount, 0);
        expect(sum(made)).toBe(Math.min(all(paid), all(due)));
      },
    ),
  );
});
