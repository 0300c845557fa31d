import { rowsPath } from '@munim/schema/home/homePaths.ts';
import { MEASURES } from '@munim/schema/analytics/measures.ts';
import { hasOwnHome } from '@munim/schema/home/homeLists.ts';
import { Link } from 'react-router-dom';
import type { HomeFiguresQuery } from '../../generated/documents.ts';
import { useHomeFiguresQuery } from '../../generated/hooks.ts';
import { MEASURE_TITLE } from '../analytics/analytics.labels.ts';
import { INVOICES, ORDERS } from '../app/listPaths.ts';
import { useNumberRowsPath } from '../app/numberRows.ts';
import { useSession } from '../app/session.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { addDays, daysBetween, today } from '../ui/format/dates.ts';
import { formatGrowth, formatWholeRupees } from '../ui/format/rupees.ts';
import { TileSkeleton } from './HomeTiles.tsx';
import { t } from '../ui/text.ts';

type Figure = HomeFiguresQuery['homeFigures'][number];

const ORDERED = ['ORDER_VALUE', 'INVOICED', 'RECEIVED', 'OUTSTANDING'] as const;

const DAYS = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Text of the same number of days before; for a balance, the day before this month. */
function daysBefore({ fromDate, toDate }: Figure['rows']): string {
  const first = fromDate ?? `${today().slice(0, 7)}-01`;
  const days = fromDate ? daysBetween(fromDate, toDate ?? today()) + 1 : 1;
  return DAYS.formatRange(new Date(addDays(first, -days)), new Date(addDays(first, -1)));
}

/** Change in whole percent, with its sign, and what it is compared with. */
function changeText({ value, previous, rows }: Figure): string {
  const [now, before] = [Number(value), Number(previous)];
  const days = daysBefore(rows);
  if (!before) return t('nothing {{days}}', { days });
  const percent = formatGrowth(String(Math.round(((now - before) / Math.abs(before)) * 100)));
  return t('{{percent}} vs {{days}}', { percent, days });
}

/** Figures of the viewer's month; each leads to the rows that add up to it. */
export function HomeFigures() {
  const { viewer, can } = useSession();
  const { data, error, refetch } = useHomeFiguresQuery({ fetchPolicy: 'cache-and-network' });
  const expected = hasOwnHome(viewer.roleId, can)
    ? ORDERED.filter((measure) => can(MEASURES[measure].needs[0], MEASURES[measure].needs[1]))
    : [];
  if (error && !data)
    return <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />;
  const figures = data?.homeFigures;
  if (!(figures ?? expected).length) return null;
  return (
    <ul className="home-tiles home-figures" aria-label={t('How we stand')} aria-busy={!figures}>
      {figures
        ? figures.map((figure) => (
            <li key={figure.measure}>
              <FigureTile figure={figure} />
            </li>
          ))
        : expected.map((measure) => (
            <li key={measure}>
              <TileSkeleton title={MEASURE_TITLE[measure]} />
            </li>
          ))}
    </ul>
  );
}

function FigureTile({ figure }: { figure: Figure }) {
  const { measure, value, months, rows } = figure;
  const numberRowsPath = useNumberRowsPath();
  const pathOf = () => {
    if (measure === 'RECEIVED' || measure === 'OUTSTANDING')
      return numberRowsPath({
        measure,
        from: rows.fromDate ?? today(),
        to: rows.toDate ?? today(),
      });
    return rowsPath(measure === 'ORDER_VALUE' ? ORDERS : INVOICES, rows);
  };
  const content = (
    <>
      <span className="home-tile-title">{MEASURE_TITLE[measure]}</span>
      <span className="home-tile-figure">{formatWholeRupees(value)}</span>
      <span className="home-tile-note">{changeText(figure)}</span>
      <span className="home-tile-note">{rows.fromDate ? t('this month') : t('as of today')}</span>
      <Line values={months.map((month) => Number(month.value))} />
    </>
  );
  return (
    <Link className="home-tile" to={pathOf()}>
      {content}
    </Link>
  );
}

const WIDTH = 88;
const HEIGHT = 24;

/** The last twelve months as a line; the numbers themselves are in the reports. */
function Line({ values }: { values: readonly number[] }) {
  const most = Math.max(...values);
  if (values.length < 2 || most <= 0) return null;
  const points = values
    .map((value, i) => `${(i * WIDTH) / (values.length - 1)},${HEIGHT - (value / most) * HEIGHT}`)
    .join(' ');
  return (
    <svg className="home-line" viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} aria-hidden>
      <polyline points={points} />
    </svg>
  );
}
