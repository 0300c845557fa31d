import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { areLinesNamed, axisText, namePlaces, type Series } from './chartSeries.ts';
import { SeriesChart } from './SeriesChart.tsx';

afterEach(cleanup);

const draw = (...series: Pick<Series, 'kind' | 'values'>[]) =>
  render(
    <SeriesChart
      label="Prices by month"
      unit="RUPEES"
      categories={['Sept 2026', 'Oct 2026', 'Nov 2026']}
      series={series.map((one, i) => ({ name: `Price ${i}`, tone: 'accent', ...one }))}
    />,
  ).container;
const pointsOf = (path: Element | null) => path?.getAttribute('d')?.match(/[ML]/g)?.length ?? 0;

test('figures with none between them have a dot each, and a thin line joins them', () => {
  const chart = draw({ kind: 'line', values: ['455.80', null, '460.00'] });
  expect(chart.querySelectorAll('circle')).toHaveLength(2);
  expect(pointsOf(chart.querySelector('.chart-gap'))).toBe(2);
});

test('a line without gaps has neither', () => {
  const chart = draw({ kind: 'line', values: ['1.00', '0.00', '2.00'] });
  expect(chart.querySelectorAll('circle, .chart-gap, .chart-halo')).toHaveLength(0);
  expect(pointsOf(chart.querySelector('.chart-line'))).toBe(3);
});

test('a line over bars keeps a distance from them', () => {
  const values = ['1.00', '3.00', '2.00'];
  const chart = draw({ kind: 'bar', values }, { kind: 'line', values });
  expect(pointsOf(chart.querySelector('.chart-halo'))).toBe(3);
});

test('names of lines do not cover each other', () => {
  expect(namePlaces([50, 120])).toEqual([50, 120]);
  expect(namePlaces([100, 95, 101])).toEqual([109, 95, 123]);
});

test('few lines bear their names; bars, more lines and a line without figures have a legend', () => {
  const of = (kind: Series['kind'], values: Series['values'] = ['1.00']): Series => ({
    name: 'Cost',
    tone: 'accent',
    kind,
    values,
  });
  expect(areLinesNamed([of('line'), of('line'), of('line')])).toBe(true);
  expect(areLinesNamed([of('line'), of('bar')])).toBe(false);
  expect(areLinesNamed(Array(4).fill(of('line')))).toBe(false);
  expect(areLinesNamed([of('line'), of('line', [null])])).toBe(false);
});

test.each([
  [15_000_000, '₹ 1.5 Cr'],
  [5_000_000, '₹ 50 L'],
  [120_000, '₹ 1.2 L'],
  [80_000, '₹ 80,000'],
  [0, '₹ 0'],
  [-250_000, '−₹ 2.5 L'],
])('an axis says %d as %s', (value, text) => {
  expect(axisText('RUPEES', value)).toBe(text);
});
