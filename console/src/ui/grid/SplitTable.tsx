import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Pager } from './Pager.tsx';
import { formatCount } from '../format/rupees.ts';
import './SplitTable.css';

export interface Split {
  /** Key of the row, as a filter value; none where nothing is named. */
  value: string | null | undefined;
  label: string | null | undefined;
  /** One per column. */
  counts: readonly number[];
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
}

const PAGE = 5;

/**
 * A count split by a key: a bar beside each, five rows a page, a row links to the records behind
 * it.
 */
export function SplitTable({ title, of, metrics, rows, to }: Props) {
  const [limit, setLimit] = useState(PAGE);
  const [requestedPage, setRequestedPage] = useState(1);
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(rows.length / limit)));
  const shown = rows.slice((page - 1) * limit, page * limit);
  const max = Math.max(1, ...rows.map(({ counts }) => counts[0] ?? 0));
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
          </tr>
        </thead>
        <tbody>
          {shown.map(({ value, label, counts }) => (
            <tr key={value ?? ''}>
              <th scope="row" title={label ?? ''}>
                {value ? <Link to={to(value)}>{label}</Link> : 'Not named'}
              </th>
              <td className="kit-split-bar" aria-hidden>
                <span style={{ width: `${((counts[0] ?? 0) / max) * 100}%` }} />
              </td>
              {counts.map((count, i) => (
                <td key={metrics[i]} className="kit-split-count kit-numeric">
                  {formatCount(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!rows.length && <p className="kit-muted">Nothing to count here.</p>}
      {rows.length > PAGE && (
        <Pager
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
