import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSamePlace, type Place, transactionType } from './fourPlaces.ts';

const placeAt = (street: string, pin: string): Place => ({
  address1: street,
  address2: null,
  address3: null,
  postal_code: pin,
});
/** Few streets and PIN codes, so that places are often the same; as people write them. */
const written = fc
  .record({
    street: fc.constantFrom('12 Residency Road', '4 Mill Street', 'प्लॉट 4'),
    pin: fc.constantFrom('560025', '560001'),
    mark: fc.constantFrom('', ' ', '.', ','),
    loud: fc.boolean(),
    split: fc.boolean(),
  })
  .map(({ street, pin, mark, loud, split }) => {
    const text = loud ? street.toUpperCase() : street;
    const [first = '', ...rest] = text.split(' ');
    return {
      key: `${street} ${pin}`,
      place: split
        ? { ...placeAt(`${first}${mark}`, pin), address2: rest.join(' ') }
        : placeAt(`${text}${mark}`, pin),
    };
  });

test('bill to differs from ship to adds 1, bill from from dispatch from adds 2, whatever the four places are', () => {
  const four = fc.record({ seller: written, dispatch: written, buyer: written, shipTo: written });
  const seen = new Set<number>();
  fc.assert(
    fc.property(four, ({ seller, dispatch, buyer, shipTo }) => {
      const type = transactionType({
        seller: seller.place,
        dispatch: dispatch.place,
        buyer: buyer.place,
        shipTo: shipTo.place,
      });
      seen.add(type);
      expect(type).toBe(
        1 + Number(buyer.key !== shipTo.key) + 2 * Number(seller.key !== dispatch.key),
      );
    }),
    { numRuns: 500 },
  );
  expect([...seen].toSorted()).toEqual([1, 2, 3, 4]);
});

test('to be the same place is the same both ways', () => {
  fc.assert(
    fc.property(written, written, ({ place: one }, { place: other }) => {
      expect(isSamePlace(one, one)).toBe(true);
      expect(isSamePlace(one, other)).toBe(isSamePlace(other, one));
    }),
  );
});

test('a place that is not known is no other place, nor itself', () => {
  const unknown = { address1: null, address2: null, address3: null, postal_code: null };
  expect(isSamePlace(unknown, unknown)).toBe(false);
});

test('one street of two towns is two places', () => {
  expect(isSamePlace(placeAt('1 Main Road', '560001'), placeAt('1 Main Road', '570001'))).toBe(
    false,
  );
});
