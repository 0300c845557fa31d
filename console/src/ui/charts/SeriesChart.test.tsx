import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { areLinesNamed, axisText, namePlaces, type Series } from './chartSeries.ts';
import { ChartPanel } from './ChartPanel.tsx';
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
  expect(chart.querySelectorAll('circle, .chart-gap')).toHaveLength(0);
  expect(pointsOf(chart.querySelector('.chart-line'))).toBe(3);
});

test('the band of the month that is pointed at lies under its bars and lines', () => {
  const values = ['1.00', '3.00', '2.00'];
  const chart = draw({ kind: 'bar', values }, { kind: 'line', values });
  expect(chart.querySelector('.chart-band')).toBeNull();
  fireEvent.pointerEnter(within(chart).getByRole('img', { name: /^Oct 2026/ }));
  const band = chart.querySelector('.chart-band');
  const [bar] = chart.querySelectorAll('.chart-bar');
  expect(band?.compareDocumentPosition(bar as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('names of lines cover neither each other nor the labels of the axis', () => {
  expect(namePlaces([50, 120], 200)).toEqual([50, 120]);
  expect(namePlaces([100, 95, 101], 200)).toEqual([109, 95, 123]);
  expect(namePlaces([216, 60, 210], 204)).toEqual([204, 60, 190]);
});

test('a chart that is read has no axis; with the figures in a table below it has no switch', () => {
  const panel = (categories: string[], isTableBelow: boolean) => (
    <ChartPanel
      title="Business"
      of="Month"
      unit="RUPEES"
      categories={categories}
      series={[
        { name: 'Invoiced', kind: 'bar', tone: 'accent', values: categories.map(() => '1.00') },
      ]}
      isTableBelow={isTableBelow}
    />
  );
  const { container, rerender } = render(panel([], false));
  expect(within(container).getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(container).not.toHaveTextContent('₹');
  rerender(panel(['Nov 2026'], false));
  expect(within(container).queryByRole('status')).toBeNull();
  expect(container.querySelectorAll('.chart-tick')).not.toHaveLength(0);
  expect(within(container).getByRole('button', { name: 'Table' })).toBeInTheDocument();
  rerender(panel(['Nov 2026'], true));
  expect(within(container).queryByRole('button', { name: 'Table' })).toBeNull();
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
