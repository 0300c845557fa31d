import { Link } from 'react-router-dom';
import { ErrorInPlace } from '../ErrorInPlace.tsx';
import { type Filter, FilterBar, filterNames } from '../grid/FilterBar.tsx';
import { type Split, SplitTable } from '../grid/SplitTable.tsx';
import { useChangeUrl, useUrlFilters } from '../grid/useUrlParam.ts';
import { formatCount } from './rupees.ts';
import { Skeleton } from '../Skeleton.tsx';

export interface MetricSplit {
  title: string;
  of: string;
  /** Filters of the list that take the value of a row. */
  by: readonly string[];
  rows: readonly Split[];
}

interface Props {
  label: string;
  filters: readonly Filter[];
  /** Result of a generated hook. */
  result: {
    loading: boolean;
    error?: { message: string } | undefined;
    refetch: () => Promise<unknown>;
  };
  /** Each with the filters of the list that has its records, besides those above. */
  tiles:
    | readonly (readonly [name: string, count: number, filters: Record<string, string>])[]
    | undefined;
  /** Names of the counts of every split, and the filters of what each counts. */
  metrics: readonly (readonly [name: string, filters: Record<string, string>])[];
  splits: readonly MetricSplit[] | undefined;
  /** Link to the list of these records, with these filters. */
  listPath: (filters: Record<string, string | undefined>) => string;
}

/** Counts of many records: totals as tiles, each way to split them as a table; the filters are in the address. */
export function MetricTiles({ label, filters, result, tiles, metrics, splits, listPath }: Props) {
  const values = useUrlFilters();
  const change = useChangeUrl();
  const names = filters.flatMap(filterNames);
  const clear = () => change(Object.fromEntries(names.map((name) => [name, null])));
  const activeFilters = Object.fromEntries(names.map((name) => [name, values.one(name)]));
  const rowPath = (by: readonly string[], value: string, narrowing?: Record<string, string>) =>
    listPath({
      ...activeFilters,
      ...Object.fromEntries(by.map((name) => [name, value])),
      ...narrowing,
    });
  const { error, loading, refetch } = result;
  return (
    <section className="kit-metrics" aria-label={label} aria-busy={loading}>
      <h1 className="kit-title">{label}</h1>
      <FilterBar filters={filters} values={values} onChange={change} onClear={clear} />
      {error && <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />}
      {!tiles && loading && <Skeleton shape="tiles" />}
      {!error && tiles && (
        <dl className={loading ? 'kit-tiles kit-dim' : 'kit-tiles'}>
          {tiles.map(([name, count, narrowing]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="kit-numeric">
                <Link to={listPath({ ...activeFilters, ...narrowing })}>{formatCount(count)}</Link>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!error && splits && (
        <div className={loading ? 'kit-splits kit-dim' : 'kit-splits'}>
          {splits.map(({ by, ...split }) => (
            <SplitTable
              key={split.title}
              metrics={metrics.map(([name]) => name)}
              countTo={(value, i) => rowPath(by, value, metrics[i]?.[1])}
              {...split}
              to={(value) => rowPath(by, value)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
