import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CreditNoteStatus } from '../../generated/types.ts';
import { lineSums, sumOf } from '../shared/money.ts';
import { canBy, Role, roleTemplate } from '../shared/roles.ts';
import {
  type CreditableLine,
  creditedSums,
  creditedTaxable,
  creditingError,
  creditNoteActions,
} from './credit-notes.rules.ts';

test.each<[CreditNoteStatus, number, boolean, string[]]>([
  ['DRAFT', Role.TOP_ADMIN, false, ['EDIT', 'ISSUE', 'VOID']],
  ['DRAFT', Role.TOP_ADMIN, true, ['EDIT', 'VOID']],
  ['DRAFT', Role.OPERATIONS, false, ['EDIT', 'VOID']],
  ['DRAFT', Role.SALES, false, []],
  ['ISSUED', Role.TOP_ADMIN, true, ['REGISTER', 'SEND_EMAIL', 'SYNC', 'CANCEL']],
  ['ISSUED', Role.OPERATIONS, false, ['REGISTER', 'SEND_EMAIL', 'SYNC']],
  ['ISSUED', Role.SALES, false, []],
  ['CANCELLED', Role.TOP_ADMIN, false, ['SYNC']],
  ['VOID', Role.TOP_ADMIN, false, []],
])('%s by %i, maker %s: %j', (status, role, isMaker, wanted) => {
  expect(creditNoteActions(status, isMaker, canBy(roleTemplate(role)))).toEqual(wanted);
});

const NOTHING = { quantity: 0, taxable: '0.00', half: '0.00', igst: '0.00' };

test('the parts of a line always add up to the line: units, value and every tax head', () => {
  const terms = fc.record({
    quantity: fc.integer({ min: 1, max: 12 }),
    price: fc.integer({ min: 1, max: 99_999 }).map((paise) => (paise / 100).toFixed(2)),
    discountPercent: fc.constantFrom('0', '7.77', '33.33'),
    gstPercent: fc.constantFrom('0', '5', '12', '18'),
    withinState: fc.boolean(),
  });
  fc.assert(
    fc.property(terms, fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 }), (line, cuts) => {
      const credited = { ...NOTHING };
      const at = (): CreditableLine => ({ ...line, sums: lineSums(line), credited });
      for (const cut of [...cuts, line.quantity]) {
        const quantity = Math.min(cut, line.quantity - credited.quantity);
        if (quantity === 0) continue;
        expect(creditingError(at(), { quantity })).toBeUndefined();
        const sums = creditedSums(at(), creditedTaxable(at(), { quantity }));
        credited.quantity += quantity;
        credited.taxable = sumOf([credited.taxable, sums.taxable]);
        credited.half = sumOf([credited.half, sums.cgst]);
        credited.igst = sumOf([credited.igst, sums.igst]);
      }
      const { taxable, cgst, igst } = lineSums(line);
      expect(credited).toEqual({ quantity: line.quantity, taxable, half: cgst, igst });
    }),
  );
});

test('the limits of one line', () => {
  const line = {
    quantity: 10,
    price: '110.00',
    discountPercent: '0',
    gstPercent: '12',
    withinState: true,
  };
  const at: CreditableLine = {
    ...line,
    sums: lineSums(line),
    credited: { ...NOTHING, quantity: 8, taxable: '880.00' },
  };
  expect(creditingError(at, { quantity: 3 })).toEqual({
    field: 'quantity',
    text: 'Only 2 left to credit',
  });
  expect(creditingError(at, { quantity: 0, amount: '220.01' })?.field).toBe('amount');
  expect(creditingError(at, { quantity: 0 })?.field).toBe('amount');
  expect(creditingError(at, { quantity: 2, amount: '0.00' })).toBeUndefined();
});
