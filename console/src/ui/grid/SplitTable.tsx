import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Pager } from './Pager.tsx';
import { formatCount, formatWholeRupees, NO_VALUE, percentText } from '../format/rupees.ts';
import { usePrinting } from '../usePrinting.ts';
import './SplitTable.css';
import { t } from '../text.ts';

export interface Split {
  /** Key of the row, as a filter value; none where nothing is named. */
  value: string | null | undefined;
  label: string | null | undefined;
  /** One per column. */
  counts: readonly number[];
  /** Value of what was counted, if it has one: shown with its share of all. */
  amount?: string | null;
}

interface Props {
  title: string;
  /** Heading of the rows' names. */
  of: string;
  /** Names of the counts; the first one has the bar. */
  metrics: readonly string[];
  rows: readonly Split[];
  /** The list of what a row counted. */
  to: (value: string) => string;
  /** The rows of one of its counts, where they differ. */
  countTo?: (value: string, at: number) => string;
  /** The rows that add up to its amount, where they are others than it counted. */
  amountTo?: (value: string) => string;
}

const PAGE = 5;

/**
 * A count split by a key: a bar beside each, five rows a page (on paper all), a row links to the records behind
 * it.
 */
export function SplitTable({ title, of, metrics, rows, to, countTo, amountTo = to }: Props) {
  const [limit, setLimit] = useState(PAGE);
  const [requestedPage, setRequestedPage] = useState(1);
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(rows.length / limit)));
  const printing = usePrinting() !== null;
  const shown = printing ? rows : rows.slice((page - 1) * limit, page * limit);
  const weightOf = ({ counts, amount }: Split) => Number(amount ?? counts[0] ?? 0);
  const max = Math.max(1, ...rows.map(weightOf));
  const all = rows.reduce((sum, row) => sum + weightOf(row), 0);
  const hasAmounts = rows.some(({ amount }) => amount != null);
  return (
    <section className="kit-split" aria-label={title}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col" aria-hidden />
            {metrics.map((name) => (
              <th key={name} scope="col" className="kit-split-count">
                {name}
              </th>
            ))}
            {hasAmounts && (
              <>
                <th scope="col" className="kit-split-amount">
                  {t('Value')}
                </th>
                <th scope="col" className="kit-split-count">
                  {t('Share')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ value, label, counts, amount }) => (
            <tr key={value ?? ''}>
              <th scope="row" title={label ?? ''}>
                {value ? <Link to={to(value)}>{label}</Link> : t('Not named')}
              </th>
              <td className="kit-split-bar" aria-hidden>
                <span
                  style={{ width: `${(weightOf({ value, label, counts, amount }) / max) * 100}%` }}
                />
              </td>
              {counts.map((count, i) => (
                <td key={metrics[i]} className="kit-split-count kit-numeric">
                  {value && countTo && count > 0 ? (
                    <Link to={countTo(value, i)}>{formatCount(count)}</Link>
                  ) : (
                    formatCount(count)
                  )}
                </td>
              ))}
              {amount != null && (
                <>
                  <td className="kit-split-amount kit-numeric">
                    {value ? (
                      <Link to={amountTo(value)}>{formatWholeRupees(amount)}</Link>
                    ) : (
                      formatWholeRupees(amount)
                    )}
                  </td>
                  <td className="kit-split-count kit-numeric">
                    {all ? percentText(((Number(amount) / all) * 100).toFixed(1)) : NO_VALUE}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!rows.length && <p className="kit-muted">{t('Nothing to count here.')}</p>}
      {rows.length > PAGE && (
        <Pager
          of={title}
          page={page}
          limit={limit}
          ownLimit={PAGE}
          count={rows.length}
          shown={shown.length}
          onPage={setRequestedPage}
          onLimit={(next) => {
            setLimit(next);
            setRequestedPage(1);
          }}
        />
      )}
    </section>
  );
}
