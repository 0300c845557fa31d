import { formatRupees } from './rupees.ts';

/** Sums under the lines, right-aligned; the last one is the grand total. */
export function Totals({ sums }: { sums: readonly (readonly [name: string, amount: string])[] }) {
  return (
    <dl className="kit-totals">
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="kit-numeric">{formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
