import { LIMITS } from '@munim/schema/shared/limits.ts';
import { ewayBillNumberProblem } from '@munim/schema/shared/transportNumbers.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ShipmentFieldsFragment } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { consignmentsOf, LegalEwayNote } from './LegalEwayNote.tsx';
import { useShipmentWrites } from './shipmentWrites.ts';
import { EwayBillFile, TransporterField } from './TransportFields.tsx';
import {
  showRefusal,
  toTransportInput,
  type TransportForm,
  transportErrors,
  transportOf,
} from './transportForm.ts';
import { t } from '../ui/text.ts';

/** The e-way bill of a shipment on its way, and of its open challans. A shipment made without transporter gets one: it cannot be changed without. */
export function EwayBillDrawer({
  shipment,
  onClose,
}: {
  shipment: ShipmentFieldsFragment;
  onClose: () => void;
}) {
  const { viewer } = useSession();
  const [before] = useState(() => transportOf(shipment));
  const missing = transportErrors(before, viewer.roleId, before).transporter !== undefined;
  const form = useForm<TransportForm>({ defaultValues: before });
  const [busy, setBusy] = useState(false);
  const { change, saving } = useShipmentWrites();
  const { id, destinationType, version } = shipment;
  const submit = form.handleSubmit(async (values) => {
    if (missing && !values.transporter)
      return form.setError('transporter', { message: t('*Please enter Transporter.') });
    if (
      await change({ id, destinationType, version, ...toTransportInput(values) }, showRefusal(form))
    )
      onClose();
  });
  return (
    <FormDrawer
      title={t('Upload e-way bill: shipment {{id}}', { id })}
      saving={saving}
      dirty={form.formState.isDirty}
      blocked={busy && BLOCKED.uploading}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="kit-muted">
        {t('It goes along with all challans of the shipment that are on their way.')}
      </p>
      <LegalEwayNote form={form} consignments={consignmentsOf(shipment)} />
      {missing && <TransporterField form={form} required />}
      <Field
        form={form}
        name="ewayBillNumber"
        label={t('E-way Bill Number')}
        help={t('12 digits.')}
        maxLength={LIMITS.eWayBillNumber}
        validate={(text) => text === before.ewayBillNumber || (ewayBillNumberProblem(text) ?? true)}
        required
        autoFocus
      />
      <EwayBillFile form={form} onBusy={setBusy} />
    </FormDrawer>
  );
}
