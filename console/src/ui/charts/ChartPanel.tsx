import { Button } from '@blueprintjs/core';
import { Chart, Th } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  areLinesNamed,
  type ChartUnit,
  exactText,
  isWithoutFigures,
  type Series,
} from './chartSeries.ts';
import { SeriesChart } from './SeriesChart.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { t } from '../text.ts';

interface Props {
  title: string;
  /** Heading of the categories, for example 'Month'. */
  of: string;
  unit: ChartUnit;
  /** Categories; none while they are read. */
  categories: readonly string[];
  series: readonly Series[];
  onOpen?: ((index: number) => void) | undefined;
  /** The page has all of these figures in a table of its own: no switch. */
  isTableBelow?: boolean;
}

/** A chart with its names, and the same figures as a table on a switch. */
export function ChartPanel({ title, of, isTableBelow = false, ...chart }: Props) {
  const [wantsTable, setWantsTable] = useState(false);
  const isTable = wantsTable && !isTableBelow;
  const isLoading = chart.categories.length === 0;
  const isEmpty = !isLoading && isWithoutFigures(chart.series);
  return (
    <section
      className={
        areLinesNamed(chart.series) && !isTable ? 'chart-panel chart-named' : 'chart-panel'
      }
      aria-label={title}
    >
      <header>
        <h2>{title}</h2>
        <ul className="chart-keys" aria-hidden>
          {chart.series.map(({ name, kind, tone }) => (
            <li key={name}>
              <span className={`chart-key chart-key-${kind} chart-${tone}`} /> {name}
            </li>
          ))}
        </ul>
        {!isTableBelow && (
          <Button
            variant="minimal"
            size="small"
            icon={isTable ? <Chart /> : <Th />}
            text={isTable ? t('Chart') : t('Table')}
            onClick={() => setWantsTable(!isTable)}
          />
        )}
      </header>
      {isLoading && <Skeleton shape="chart" rows={12} />}
      {!isLoading && isTable && <FigureTable of={of} {...chart} />}
      {!isTable && isEmpty && (
        <div className="chart">
          <p className="chart-empty">{t('There is nothing in this period.')}</p>
        </div>
      )}
      {!isLoading && !isTable && !isEmpty && (
        <>
          <SeriesChart
            label={t('{{title}}, by {{of}}', { title, of: of.toLowerCase() })}
            {...chart}
          />
          {/* print.css shows it: paper has no tooltips */}
          <div className="chart-print" hidden>
            <FigureTable of={of} {...chart} />
          </div>
        </>
      )}
    </section>
  );
}

/** One figure, leading to the list behind it where there is one. */
function Figure({ series, unit, at }: { series: Series; unit: ChartUnit; at: number }) {
  const value = series.values[at];
  const text = exactText(unit, value);
  return series.pathOf && value && Number(value) !== 0 ? (
    <Link to={series.pathOf(at)}>{text}</Link>
  ) : (
    text
  );
}

function FigureTable({ of, unit, categories, series, onOpen }: Omit<Props, 'title'>) {
  return (
    <div className="chart-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="chart-figure">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((name, i) => (
            <tr key={name}>
              <th scope="row">
                {onOpen ? (
                  <Button variant="minimal" size="small" text={name} onClick={() => onOpen(i)} />
                ) : (
                  name
                )}
              </th>
              {series.map((one) => (
                <td key={one.name} className="chart-figure kit-numeric">
                  <Figure series={one} unit={unit} at={i} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
