import type { SampleRequestSource } from '@munim/schema/generated/types.ts';
import { OPEN_SAMPLE_STATUSES } from '@munim/schema/sample-requests/sample-requests.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import {
  useCreateSampleRequestMutation,
  useOpenSampleRequestOfLineQuery,
} from '../../generated/hooks.ts';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { SampleRequestDetailsPanel } from './SampleRequestDetailsPanel.tsx';
import { t } from '../ui/text.ts';

interface Props {
  source: SampleRequestSource;
  lineId: string;
  sku: { id: string; name: string };
  onClose: () => void;
}

function CreateSampleRequest({ source, lineId, sku, onClose }: Props) {
  const form = useForm({ defaultValues: { remarks: '' } });
  const [create, { loading }] = useCreateSampleRequestMutation();
  const submit = form.handleSubmit(async ({ remarks }) => {
    const input = {
      source,
      lineId,
      skuId: sku.id,
      ...(remarks.trim() ? { remarks: remarks.trim() } : {}),
    };
    const words = {
      done: t('Sample Request Successfully created'),
      failed: t('Error occurred while creating sample request.'),
    };
    if (await withNotice(() => create({ variables: { input } }), words)) onClose();
  });
  return (
    <FormDrawer
      title={t('Request sample')}
      submitText={t('Request sample')}
      saving={loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <strong>{sku.name}</strong>
      </p>
      <Field
        form={form}
        name="remarks"
        label={t('Remarks')}
        type="textarea"
        maxLength={LIMITS.remarks}
        autoFocus
      />
    </FormDrawer>
  );
}

/** Request sample on a line: makes one, or opens the line's request. Needs ORDER WRITE. */
export function SampleRequestPanel(props: Props) {
  const { source, lineId, onClose } = props;
  const filter = { source, lineId, statuses: OPEN_SAMPLE_STATUSES };
  // asked once: the form must not go when the lists are read again
  const { data, error, refetch } = useOpenSampleRequestOfLineQuery({
    variables: { filter },
    fetchPolicy: 'no-cache',
  });
  if (!data)
    return (
      <DetailsDrawer
        title={t('Request sample')}
        width={420}
        loading={!error}
        error={error && { message: t('Error occurred while retrieving sample requests.') }}
        onRetry={() => refetch().catch(() => undefined)}
        onClose={onClose}
      />
    );
  const [open] = data.sampleRequests.items;
  return open ? (
    <SampleRequestDetailsPanel requestId={open.id} onClose={onClose} />
  ) : (
    <CreateSampleRequest {...props} />
  );
}
