import { skipToken } from '@apollo/client/react';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import {
  TransporterSellerOptionsDocument,
  type TransporterFieldsFragment,
} from '../../generated/documents.ts';
import { useTransporterQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { GstinField } from '../ui/form/GstinField.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import { type PickerItem, pickerSource } from '../ui/form/pickerSource.ts';
import { SideDrawer } from '../ui/overlay/SideDrawer.tsx';
import { useTransporterWrites } from './transporterWrites.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

const WIDTH = '30%';

/** Vendors that carry goods: freight is billed by them. */
const carrierSource = pickerSource({
  query: TransporterSellerOptionsDocument,
  variables: (text) => ({ name: text || null }),
  items: ({ sellers }) =>
    sellers.items.map(({ id, name, district }) => ({
      id,
      label: name,
      info: [district, `#${id}`].filter(Boolean).join(' · '),
    })),
});

interface Fields {
  name: string;
  gstNumber: string;
  seller: PickerItem | null;
}

interface FormProps {
  /** Absent: a new one. */
  transporter: TransporterFieldsFragment | undefined;
  onSaved: ((transporter: TransporterFieldsFragment) => void) | undefined;
  onClose: () => void;
}

function TransporterForm({ transporter, onSaved, onClose }: FormProps) {
  const { can } = useSession();
  const form = useForm<Fields>({
    defaultValues: {
      name: transporter?.name ?? '',
      gstNumber: transporter?.gstNumber ?? '',
      seller: transporter?.seller
        ? { id: transporter.seller.id, label: transporter.seller.name }
        : null,
    },
  });
  const { create, change, saving } = useTransporterWrites();
  const submit = form.handleSubmit(async ({ name, gstNumber, seller }) => {
    const input = {
      name: name.trim(),
      gstNumber: gstNumber.trim().toUpperCase(),
      sellerId: seller?.id ?? null,
    };
    const saved = await (transporter ? change({ id: transporter.id, ...input }) : create(input));
    if (!saved) return;
    onSaved?.(saved);
    onClose();
  });
  return (
    <FormDrawer
      title={
        transporter
          ? t('Update transporter {{transporterId}}', { transporterId: transporter.id })
          : t('Create Transporter')
      }
      width={WIDTH}
      submitText={transporter ? t('Update') : t('Create')}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        form={form}
        name="name"
        label={t('Transporter Name')}
        maxLength={LIMITS.transporterName}
        required
        autoFocus
      />
      <GstinField
        form={form}
        name="gstNumber"
        help={t('Or the enrolment id of a transporter: 15 letters and digits.')}
        isTransporter
        required
      />
      {can('SELLER', 'READ') && (
        <PickerField
          form={form}
          name="seller"
          label={t('Vendor')}
          help={t('Who bills its freight.')}
          source={carrierSource}
        />
      )}
    </FormDrawer>
  );
}

interface Props {
  /** Absent: a new one. */
  transporterId?: string | undefined;
  /** Initial values. */
  transporter?: TransporterFieldsFragment | undefined;
  onSaved?: (transporter: TransporterFieldsFragment) => void;
  onClose: () => void;
}

/** Creates or changes a transporter, beside the list or over another drawer. */
export function TransporterPanel({ transporterId, transporter, onSaved, onClose }: Props) {
  const isUnknown = transporterId !== undefined && !transporter;
  const { data, error, refetch } = useTransporterQuery(
    isUnknown ? { variables: { id: transporterId } } : skipToken,
  );
  const found = transporter ?? data?.transporter;
  if (!isUnknown || found)
    return <TransporterForm transporter={found} onSaved={onSaved} onClose={onClose} />;
  return (
    <SideDrawer
      title={t('Transporter {{transporterId}}', { transporterId })}
      width={WIDTH}
      onClose={onClose}
    >
      {error ? (
        <ErrorInPlace
          title={t('Error occured while retrieving Transporters')}
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Skeleton shape="form" />
      )}
    </SideDrawer>
  );
}
