import { REST_NOTE } from '@munim/schema/shipments/shipments.rules.ts';
import { DayInput } from '../ui/form/DayInput.tsx';
import { NumberInput } from '../ui/form/NumberInput.tsx';
import { addDays, today } from '../ui/format/dates.ts';
import {
  lineProblem,
  remainingQuantity,
  remainderProblem,
  type ShipmentLine,
} from './createShipment.ts';
import { t } from '../ui/text.ts';

interface Props {
  lines: readonly ShipmentLine[];
  onChange: (line: ShipmentLine) => void;
  /** Errors of fields other than the quantity show after the first submit. */
  submitted: boolean;
}

type RowProps = Omit<Props, 'lines'> & { line: ShipmentLine };

function Line({ line, onChange }: Omit<RowProps, 'submitted'>) {
  const { row, quantity } = line;
  const problem = lineProblem(line);
  const id = `quantity-${row.id}`;
  return (
    <tr>
      <td>{row.sku.name}</td>
      <td className="kit-numeric">{row.orderNumber ?? t('Stock')}</td>
      <td className="kit-numeric shipment-count">{row.quantity}</td>
      <td>
        <NumberInput
          kind="number"
          label={t('Quantity of {{sku}}', { sku: row.sku.name })}
          value={quantity}
          onChange={(typed) => onChange({ ...line, quantity: typed })}
          invalid={problem !== null}
          describedBy={id}
        />
        <div id={id} className="shipment-problem" role={problem ? 'alert' : undefined}>
          {problem}
        </div>
      </td>
      <td className="kit-numeric shipment-count">{remainingQuantity(line) || ''}</td>
    </tr>
  );
}

function RemainderRow({ line, onChange, submitted }: RowProps) {
  const isTyped = line.remainderDate !== null;
  const problem = submitted || isTyped ? remainderProblem(line) : null;
  const { row } = line;
  return (
    <li>
      <span>
        {row.sku.name}: {remainingQuantity(line)} {row.sku.unit}
      </span>
      <DayInput
        label={t('New date for {{sku}}', { sku: row.sku.name })}
        value={line.remainderDate}
        min={today()}
        max={addDays(today(), 730)}
        invalid={problem !== null}
        ownProblem={false}
        onChange={(day) => onChange({ ...line, remainderDate: day || null })}
      />
      <span className="shipment-problem" role={problem ? 'alert' : undefined}>
        {problem}
      </span>
    </li>
  );
}

/**
 * Quantity to dispatch per item, and the day of the rest
 * (docs/rules/delivery.md#quantity-to-dispatch).
 */
export function CreateShipmentLines({ lines, onChange, submitted }: Props) {
  const rests = lines.filter((line) => remainingQuantity(line) > 0 && !lineProblem(line));
  return (
    <>
      <div className="shipment-lines">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Product')}</th>
              <th scope="col">{t('Order no.')}</th>
              <th scope="col" className="shipment-count">
                {t('Waiting')}
              </th>
              <th scope="col">{t('Quantity')}</th>
              <th scope="col" className="shipment-count">
                {t('Pending')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.row.id} line={line} onChange={onChange} />
            ))}
          </tbody>
        </table>
      </div>
      {rests.length > 0 && (
        <section aria-label={t('Pending quantity')}>
          <p>{REST_NOTE}</p>
          <ul className="shipment-remainders">
            {rests.map((line) => (
              <RemainderRow
                key={line.row.id}
                line={line}
                onChange={onChange}
                submitted={submitted}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
