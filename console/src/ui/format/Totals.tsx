import { MarginText } from './MarginText.tsx';
import { formatRupees, NO_VALUE, percentText } from './rupees.ts';

interface Props {
  /** Null while a line is invalid: there is no sum. */
  sums: readonly (readonly [name: string, amount: string | null])[];
  /** Margin above the sums; '-' without one. */
  margin?: readonly [name: string, percent: string | null] | undefined;
}

/** Sums under the lines, right-aligned; the last one is the grand total. */
export function Totals({ sums, margin }: Props) {
  return (
    <dl className="kit-totals">
      {margin && (
        <div>
          <dt>{margin[0]}</dt>
          <dd className="kit-numeric">
            <MarginText marginPercent={margin[1]}>{percentText(margin[1]) || NO_VALUE}</MarginText>
          </dd>
        </div>
      )}
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="kit-numeric">{amount === null ? NO_VALUE : formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
