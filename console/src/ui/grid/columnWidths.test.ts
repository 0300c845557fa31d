import { expect, test } from '@jest/globals';
import { layOut, layOutNext, MOST_TEXT_WIDTH, type SizedColumn } from './columnWidths.ts';
import { twoLines } from './measureText.ts';

const column = (id: string, min: number, more: Partial<SizedColumn> = {}): SizedColumn => ({
  id,
  min,
  full: min,
  rank: 1,
  stretch: 0,
  end: false,
  ...more,
});
const total = ({ widths }: ReturnType<typeof layOut>) =>
  [...widths.values()].reduce((sum, width) => sum + width, 0);

test('leaves out the last column of the highest rank until the others fit', () => {
  const columns = [
    column('id', 100),
    column('person', 100, { rank: 2 }),
    column('place', 100, { rank: 2 }),
    column('gst', 100, { rank: 3 }),
    column('status', 100),
  ];
  expect([...layOut(columns, 500, 1600).setAside]).toEqual([]);
  expect([...layOut(columns, 499, 1600).setAside]).toEqual(['gst']);
  expect([...layOut(columns, 399, 1600).setAside]).toEqual(['place', 'gst']);
  expect([...layOut(columns, 500, 1440).setAside]).toEqual(['gst']);
});

test('where no column may be left out, long texts give way before all scroll sideways', () => {
  const columns = [
    column('product', 200, { least: 110 }),
    column('place', 170, { least: 110 }),
    column('total', 100, { end: true }),
  ];
  const { widths, overflows } = layOut(columns, 400, 1440);
  expect(Object.fromEntries(widths)).toEqual({ product: 158, place: 142, total: 100 });
  expect(overflows).toBe(false);
  expect(layOut(columns, 320, 1440)).toMatchObject({ overflows: false });
  expect(layOut(columns, 319, 1440)).toMatchObject({ overflows: true });
});

test('a column that is shown stays for the next rows while nothing is cut', () => {
  const columns = (kept: boolean) => [
    column('customer', 100, { full: 200, kept }),
    column('progress', 84, { rank: 2, kept }),
  ];
  expect([...layOut(columns(false), 190, 1440).setAside]).toEqual(['progress']);
  expect([...layOut(columns(true), 190, 1440).setAside]).toEqual([]);
  expect([...layOut(columns(true), 183, 1440).setAside]).toEqual(['progress']);
});

test('needs of earlier pages leave no column out that fits the rows of now', () => {
  const columns = (customer: number, person: number) => [
    column('customer', customer),
    column('person', person),
    column('progress', 84, { rank: 2 }),
  ];
  const [one, next, all] = [columns(150, 100), columns(100, 150), columns(150, 150)];
  expect([...layOut(all, 340, 1440).setAside]).toEqual(['progress']);
  for (const now of [one, next]) {
    const { layout, isOfNow } = layOutNext(all, now, 340, 1440);
    expect([isOfNow, ...layout.setAside]).toEqual([true]);
  }
  expect(layOutNext(all, next, 400, 1440)).toMatchObject({
    isOfNow: false,
    layout: layOut(all, 400, 1440),
  });
});

test('a column that the person chose is shown or hidden whatever fits', () => {
  const columns = [
    column('id', 100),
    column('person', 100, { rank: 2 }),
    column('gst', 100, { rank: 3, chosen: true }),
    column('status', 100, { chosen: false }),
  ];
  const { widths, setAside } = layOut(columns, 200, 1440);
  expect([...widths.keys()]).toEqual(['id', 'gst']);
  expect([...setAside]).toEqual(['person']);
});

test('what is left goes to texts on two lines first, then to long words, up to the limit', () => {
  const columns = [
    column('id', 100),
    column('customer', 100, { full: 200, stretch: 2 }),
    column('person', 80, { full: 120, stretch: 1 }),
  ];
  const tight = layOut(columns, 350, 1440);
  expect(total(tight)).toBeGreaterThan(346);
  expect(tight.widths.get('id')).toBe(100);
  expect(tight.widths.get('customer')).toBeLessThan(200);
  const wide = layOut(columns, 2000, 1440);
  expect(wide.widths.get('customer')).toBe(MOST_TEXT_WIDTH);
  expect(wide.widths.get('person')).toBe(MOST_TEXT_WIDTH);
  expect(wide.overflows).toBe(false);
});

test('where even the first rank does not fit, seen columns end at those of the edge', () => {
  const columns = [
    column('id', 100),
    column('customer', 100, { stretch: 1 }),
    column('total', 100),
    column('due', 100),
    column('status', 90, { end: true }),
  ];
  const { widths, overflows } = layOut(columns, 450, 1440);
  expect(overflows).toBe(true);
  expect((widths.get('id') ?? 0) + (widths.get('customer') ?? 0) + (widths.get('total') ?? 0)).toBe(
    360,
  );
});

test('a text is broken at the space that makes both lines most alike', () => {
  expect(twoLines('Kaveri Crown Residency, Mysuru')).toEqual(['Kaveri Crown', 'Residency, Mysuru']);
  expect(twoLines('SO-2627-00210')).toEqual(['SO-2627-00210']);
});
