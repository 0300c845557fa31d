import { HTMLTable } from '@blueprintjs/core';
import { NumberInput } from '../ui/form/NumberInput.tsx';
import { formatRupees, NO_VALUE } from '../ui/format/rupees.ts';
import { Totals } from '../ui/format/Totals.tsx';
import {
  type Invoice,
  type InvoiceLine,
  creditableOf,
  EMPTY_VALUES,
  problemOf,
  sumsOf,
  totalsOf,
  type Typed,
  type TypedLines,
} from './creditNoteDraft.ts';
import { t } from '../ui/text.ts';

interface RowProps {
  line: InvoiceLine;
  typed: Typed;
  withinState: boolean;
  onChange: (typed: Typed) => void;
}

/** Shows the remaining quantity beside the inputs; exceeding it is an error while typing. */
function Row({ line, typed, withinState, onChange }: RowProps) {
  const left = creditableOf(line);
  const problem = problemOf(line, typed, withinState);
  const sums = sumsOf(line, typed, withinState);
  const problemId = `credit-problem-${line.id}`;
  const describedBy = problem ? { describedBy: problemId } : {};
  const { name, unit } = line.sku;
  const none = left.quantity === 0 && Number(left.taxable) === 0;
  return (
    <tr>
      <td>
        {name}
        <div className="credit-left">
          {t('{{quantity}} left, {{amount}}', {
            quantity: left.quantity,
            amount: formatRupees(left.taxable),
          })}
        </div>
        {problem && (
          <div id={problemId} role="alert" className="credit-problem">
            {problem.text}
          </div>
        )}
      </td>
      <td className="credit-numeric credit-secondary">
        {line.quantity} {unit}
      </td>
      <td className="credit-numeric credit-secondary">
        {line.creditedQuantity} · {formatRupees(line.creditedTaxable)}
      </td>
      <td className="credit-numeric credit-secondary">
        {left.quantity} · {formatRupees(left.taxable)}
      </td>
      <td className="credit-box">
        <NumberInput
          kind="number"
          label={t('Quantity of {{name}}', { name })}
          value={typed.quantity}
          disabled={none}
          invalid={problem?.field === 'quantity'}
          onChange={(quantity) => onChange({ ...typed, quantity })}
          {...describedBy}
        />
      </td>
      <td className="credit-box credit-amount">
        <NumberInput
          kind="money"
          label={t('Amount of {{name}}', { name })}
          value={typed.amount}
          disabled={none}
          invalid={problem?.field === 'amount'}
          onChange={(amount) => onChange({ ...typed, amount })}
          {...describedBy}
        />
      </td>
      <td className="credit-numeric credit-secondary">
        {sums ? formatRupees(sums.total) : NO_VALUE}
      </td>
    </tr>
  );
}

interface Props {
  invoice: Invoice;
  typed: TypedLines;
  onChange: (typed: TypedLines) => void;
}

/** The lines of the invoice with credited amounts, and inputs for more: units, an amount without GST, or both. */
export function CreditNoteLinesField({ invoice, typed, onChange }: Props) {
  const sums = totalsOf(invoice, typed);
  return (
    <>
      <div className="credit-scroll">
        <HTMLTable compact className="credit-lines" aria-label={t('Lines of the invoice')}>
          <thead>
            <tr>
              <th>{t('Item')}</th>
              <th className="credit-numeric credit-secondary">{t('Invoiced')}</th>
              <th className="credit-numeric credit-secondary">{t('Credited so far')}</th>
              <th className="credit-numeric credit-secondary">{t('Left')}</th>
              <th>{t('Quantity')}</th>
              <th>{t('Amount')}</th>
              <th className="credit-numeric credit-secondary">{t('With GST')}</th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map((line) => (
              <Row
                key={line.id}
                line={line}
                withinState={invoice.withinState}
                typed={typed[line.id] ?? EMPTY_VALUES}
                onChange={(next) => onChange({ ...typed, [line.id]: next })}
              />
            ))}
          </tbody>
        </HTMLTable>
      </div>
      <p className="kit-muted">
        {t(
          'Amounts are without GST. Without an amount, units are credited at the invoice’s price; an amount without units is a price difference.',
        )}
      </p>
      <Totals
        sums={[
          [t('Taxable'), sums.taxable],
          ['GST', sums.gst],
          [t('Credit'), sums.total],
        ]}
      />
    </>
  );
}
