import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type KeyboardEvent, useState } from 'react';
import {
  areLinesNamed,
  axisText,
  type ChartUnit,
  exactText,
  extentOf,
  labelStep,
  namePlaces,
  nameWidth,
  type Series,
} from './chartSeries.ts';
import { useWidth } from '../useWidth.ts';
import './charts.css';

interface Props {
  /** Accessible name. */
  label: string;
  unit: ChartUnit;
  /** Names along the axis, for example months. */
  categories: readonly string[];
  series: readonly Series[];
  /** Opens what is behind a category: Enter or a click. */
  onOpen?: ((index: number) => void) | undefined;
}

const HEIGHT = 216;
const MARGIN = { top: 12, right: 8, bottom: 24, left: 68 };
const LABEL_WIDTH = 64;
const TICKS = 4;
/** Pixels from which lines are named beside their ends; the legend names them in a narrower chart (charts.css). */
const NAMED_FROM = 560;
/** Radius of the figures of a line that has none in some places. */
const DOT = 3;
/** Pixels of a line's name over the axis, so that it is not printed on the labels below. */
const NAME_DISTANCE = 12;
const MOVES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Bars and lines over categories, drawn in the colours of the theme; every figure can be reached by keyboard. */
export function SeriesChart(props: Props) {
  const { label, unit, categories, series } = props;
  const [box, width] = useWidth<HTMLDivElement>();
  const [active, setActive] = useState<number | null>(null);
  const right = areLinesNamed(series) && width >= NAMED_FROM ? nameWidth(series) : MARGIN.right;
  const x = scaleBand(categories.keys(), [MARGIN.left, Math.max(width - right, MARGIN.left)])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const y = scaleLinear(extentOf(series), [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(TICKS);
  const step = labelStep(categories.length, width - MARGIN.left, LABEL_WIDTH);
  return (
    <div className="chart" ref={box}>
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${Math.max(width, 1)} ${HEIGHT}`}
        role="group"
        aria-label={label}
      >
        {y.ticks(TICKS).map((tick) => (
          <g key={tick} aria-hidden>
            <line
              className="chart-rule"
              x1={MARGIN.left}
              x2={width - right + MARGIN.right}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text className="chart-tick" x={MARGIN.left - 8} y={y(tick)} dy="0.32em">
              {axisText(unit, tick)}
            </text>
          </g>
        ))}
        {categories.map((name, i) =>
          (categories.length - 1 - i) % step ? null : (
            <text
              key={name}
              className="chart-name"
              x={(x(i) ?? 0) + x.bandwidth() / 2}
              y={HEIGHT - 6}
              aria-hidden
            >
              {name}
            </text>
          ),
        )}
        {active !== null && <rect className="chart-band" {...placeOf(x, active)} aria-hidden />}
        <Bars categories={categories} series={series} x={x} y={y} />
        <Lines categories={categories} series={series} x={x} y={y} />
        {right > MARGIN.right && <LineNames series={series} x={x} y={y} />}
        <Targets {...props} active={active} onActive={setActive} x={x} />
      </svg>
      {active !== null && (
        <Tooltip
          name={categories[active] ?? ''}
          series={series}
          unit={unit}
          at={active}
          left={(x(active) ?? 0) + x.bandwidth() / 2}
          width={width}
        />
      )}
    </div>
  );
}

interface Scales {
  x: ReturnType<typeof scaleBand<number>>;
  y: ReturnType<typeof scaleLinear<number, number>>;
}

/** All of the height over a category: where it is pointed at. */
const placeOf = (x: Scales['x'], i: number) => ({
  x: (x(i) ?? 0) - (x.step() - x.bandwidth()) / 2,
  y: 0,
  width: x.step(),
  height: HEIGHT - MARGIN.bottom,
});

function Bars({ categories, series, x, y }: Scales & Pick<Props, 'categories' | 'series'>) {
  const bars = series.filter(({ kind }) => kind === 'bar');
  const width = x.bandwidth() / Math.max(bars.length, 1);
  return bars.flatMap(({ name, tone, values }, place) =>
    values.map((value, i) => {
      const top = y(Math.max(0, Number(value ?? 0)));
      return (
        <rect
          key={`${name} ${categories[i]}`}
          className={`chart-bar chart-${tone}`}
          x={(x(i) ?? 0) + place * width}
          y={top}
          width={Math.max(width - 1, 1)}
          height={Math.abs(y(Number(value ?? 0)) - y(0))}
          aria-hidden
        />
      );
    }),
  );
}

function Lines({ categories, series, x, y }: Scales & Pick<Props, 'categories' | 'series'>) {
  const path = line<string | null>()
    .defined((value) => value !== null)
    .x((_, i) => (x(i) ?? 0) + x.bandwidth() / 2)
    .y((value) => y(Number(value)));
  const known = line();
  const overGaps = (values: Series['values']) =>
    known(
      values.flatMap((value, i) =>
        value === null ? [] : [[(x(i) ?? 0) + x.bandwidth() / 2, y(Number(value))]],
      ),
    ) ?? '';
  return series
    .filter(({ kind }) => kind === 'line')
    .map(({ name, tone, values }) => (
      <g key={name} aria-hidden>
        {values.includes(null) && (
          <path className={`chart-line chart-gap chart-${tone}`} d={overGaps(values)} />
        )}
        <path className={`chart-line chart-${tone}`} d={path(values) ?? ''} />
        {values.map((value, i) =>
          value !== null && values.includes(null) ? (
            <circle
              key={`${name} ${categories[i]}`}
              className={`chart-${tone}`}
              cx={(x(i) ?? 0) + x.bandwidth() / 2}
              cy={y(Number(value))}
              r={DOT}
            />
          ) : null,
        )}
      </g>
    ));
}

/** The name of each line beside its last figure, in the line's colour. */
function LineNames({ series, x, y }: Scales & Pick<Props, 'series'>) {
  const ends = series.map(({ values }) => values.findLastIndex((value) => value !== null));
  const places = namePlaces(
    series.map(({ values }, i) => y(Number(values[ends[i] ?? 0]))),
    HEIGHT - MARGIN.bottom - NAME_DISTANCE,
  );
  return series.map(({ name, tone }, i) => (
    <text
      key={name}
      className={`chart-line-name chart-${tone}`}
      x={(x(ends[i] ?? 0) ?? 0) + x.bandwidth() / 2 + 8}
      y={places[i]}
      dy="0.32em"
      aria-hidden
    >
      {name}
    </text>
  ));
}

type TargetsProps = Props & {
  x: Scales['x'];
  active: number | null;
  onActive: (index: number | null) => void;
};

/** One place for each category to point at and to move to by arrow keys; it says its figures. */
function Targets({ unit, categories, series, onOpen, x, active, onActive }: TargetsProps) {
  const move = (event: KeyboardEvent<SVGRectElement>, i: number) => {
    const by = MOVES[event.key];
    const targets =
      event.currentTarget.parentElement?.querySelectorAll<SVGRectElement>('.chart-target');
    if (by) targets?.[i + by]?.focus();
    else if (event.key === 'Enter') onOpen?.(i);
    else return;
    event.preventDefault();
  };
  const stop = active ?? categories.length - 1;
  return categories.map((name, i) => (
    <rect
      key={name}
      className={onOpen ? 'chart-target chart-opens' : 'chart-target'}
      role={onOpen ? 'button' : 'img'}
      aria-label={`${name}: ${series.map((one) => `${one.name} ${exactText(unit, one.values[i])}`).join(', ')}`}
      tabIndex={i === stop ? 0 : -1}
      {...placeOf(x, i)}
      onKeyDown={(event) => move(event, i)}
      onClick={() => onOpen?.(i)}
      onFocus={() => onActive(i)}
      onBlur={() => onActive(null)}
      onPointerEnter={() => onActive(i)}
      onPointerLeave={() => onActive(null)}
    />
  ));
}

interface TooltipProps extends Pick<Props, 'series' | 'unit'> {
  name: string;
  at: number;
  left: number;
  width: number;
}

function Tooltip({ name, series, unit, at, left, width }: TooltipProps) {
  const side = left > width / 2 ? { right: width - left + 8 } : { left: left + 8 };
  return (
    <dl className="chart-tooltip" style={side} aria-hidden>
      <dt className="chart-tooltip-name">{name}</dt>
      {series.map((one) => (
        <dd key={one.name}>
          <span className={`chart-key chart-key-${one.kind} chart-${one.tone}`} /> {one.name}
          <b className="kit-numeric">{exactText(unit, one.values[at])}</b>
        </dd>
      ))}
    </dl>
  );
}
