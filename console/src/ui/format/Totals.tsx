import { formatPercent, formatRupees } from './rupees.ts';

interface Props {
  /** Null while a line is invalid: there is no sum. */
  sums: readonly (readonly [name: string, amount: string | null])[];
  /** Percent above the sums, such as the margin; '-' without one. */
  percent?: readonly [name: string, percent: string | null] | undefined;
}

/** Sums under the lines, right-aligned; the last one is the grand total. */
export function Totals({ sums, percent }: Props) {
  return (
    <dl className="kit-totals">
      {percent && (
        <div>
          <dt>{percent[0]}</dt>
          <dd className="kit-numeric">{percent[1] ? `${formatPercent(percent[1])} %` : '-'}</dd>
        </div>
      )}
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="kit-numeric">{amount === null ? '–' : formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
