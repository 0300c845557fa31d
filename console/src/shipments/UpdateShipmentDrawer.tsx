import { ROUTE_HEADING } from '@munim/schema/shipments/shipments.rules.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ShipmentFieldsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { placeText } from '../addresses/addresses.labels.ts';
import { consignmentsOf, LegalEwayNote } from './LegalEwayNote.tsx';
import { useShipmentWrites } from './shipmentWrites.ts';
import { TransportFields } from './TransportFields.tsx';
import {
  showRefusal,
  toTransportInput,
  type TransportForm,
  transportOf,
  transportResolver,
} from './transportForm.ts';
import { t } from '../ui/text.ts';

/** Vehicle, driver, costs and e-way bill of a shipment on its way. */
export function UpdateShipmentDrawer({
  shipment,
  onClose,
}: {
  shipment: ShipmentFieldsFragment;
  onClose: () => void;
}) {
  const { viewer } = useSession();
  const [before] = useState(() => transportOf(shipment));
  const form = useForm<TransportForm>({
    defaultValues: before,
    resolver: transportResolver(viewer.roleId, before),
  });
  const [busy, setBusy] = useState(false);
  const { change, saving } = useShipmentWrites();
  const { id, destinationType, version } = shipment;
  const submit = form.handleSubmit(async (values) => {
    if (
      await change({ id, destinationType, version, ...toTransportInput(values) }, showRefusal(form))
    )
      onClose();
  });
  return (
    <FormDrawer
      title={t('Update Shipment')}
      width="60%"
      submitText={t('Update')}
      saving={saving}
      dirty={form.formState.isDirty}
      blocked={busy && BLOCKED.uploading}
      onSubmit={submit}
      onClose={onClose}
    >
      <h3 className="shipment-heading">{ROUTE_HEADING[shipment.route]}</h3>
      <p className="kit-muted">
        {t('Shipment {{id}}: {{from}} to {{to}}', {
          id,
          from: placeText(shipment.from),
          to: placeText(shipment.to),
        })}
      </p>
      <LegalEwayNote form={form} consignments={consignmentsOf(shipment)} />
      <TransportFields form={form} isUpdate onBusy={setBusy} />
    </FormDrawer>
  );
}
