import { Callout } from '@blueprintjs/core';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ShipmentFieldsFragment } from '../../generated/documents.ts';
import { legalEwayText } from '../delivery-challans/delivery-challans.labels.ts';
import type { Consignment } from './createShipmentValue.ts';
import type { TransportForm } from './transportForm.ts';
import { t } from '../ui/text.ts';

/** Goods of a shipment that are on their way, by challan, with the values that the viewer may see. */
export const consignmentsOf = ({ challans }: ShipmentFieldsFragment): Consignment[] =>
  challans.flatMap(({ number: name, status, consignmentValue }) =>
    status === 'IN_TRANSIT' && consignmentValue !== null ? [{ name, consignmentValue }] : [],
  );

/** Legal demand beside our own limit, while no e-way bill number is typed. */
export function LegalEwayNote({
  form,
  consignments,
}: {
  form: UseFormReturn<TransportForm>;
  consignments: readonly Consignment[];
}) {
  const number = useWatch({ control: form.control, name: 'ewayBillNumber' });
  const warnings = consignments.flatMap(
    ({ name, consignmentValue }) =>
      legalEwayText(consignmentValue, number, t('The goods of {{name}}', { name })) ?? [],
  );
  return warnings.length ? (
    <Callout intent="warning" className="shipment-note" role="status">
      {warnings.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Callout>
  ) : null;
}
