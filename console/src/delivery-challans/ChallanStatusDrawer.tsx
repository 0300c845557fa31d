import type { ChallanFieldsFragment } from '../../generated/documents.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { ChallanFormFields, LegalEwayNote } from './ChallanFormFields.tsx';
import { useChallanForm } from './challanForm.ts';
import { useChallanWrites } from './challanWrites.ts';
import { lawOf, type StatusAction } from './delivery-challans.labels.ts';
import './delivery-challans.css';
import { t } from '../ui/text.ts';

interface Props {
  challan: ChallanFieldsFragment;
  onClose: () => void;
  /** The challan has another state now. */
  onStatusChanged: () => void;
}

/** Delivery: the e-way bill is required above the limit, other fields are optional. */
function DeliveredForm({ challan, onClose, onStatusChanged }: Props) {
  const state = useChallanForm(challan, true);
  const { changeStatus, saving } = useChallanWrites();
  const { form, busy, deliveryOf, onFailed } = state;
  const submit = form.handleSubmit(async (values) => {
    const input = deliveryOf(values);
    if (input && (await changeStatus({ ...input, status: 'DELIVERED' }, onFailed)))
      onStatusChanged();
  });
  return (
    <FormDrawer
      versioned
      title={t('Mark Delivered: {{challanNumber}}', { challanNumber: challan.number })}
      saving={saving}
      dirty={form.formState.isDirty}
      blocked={busy && BLOCKED.uploading}
      onSubmit={submit}
      onClose={onClose}
    >
      {challan.ewayValue !== null && challan.type !== 'OTHER' && (
        <p className="dc-total">
          <span className="kit-muted">{t('Total without GST')}</span>{' '}
          <strong className="kit-numeric">{formatRupees(challan.ewayValue)}</strong>
        </p>
      )}
      <LegalEwayNote challan={challan} state={state} />
      <ChallanFormFields challanId={challan.id} state={state} filesLabel={t('Proof of Delivery')} />
    </FormDrawer>
  );
}

function CancelledForm({ challan, onClose, onStatusChanged }: Props) {
  const { changeStatus, saving } = useChallanWrites();
  const cancel = async (reason: string) => {
    const done = await changeStatus({
      id: challan.id,
      version: challan.version,
      status: 'CANCELLED',
      reason,
    });
    if (done) onStatusChanged();
    return done;
  };
  return (
    <ReasonDrawer
      title={t('Cancel: {{challanNumber}}', { challanNumber: challan.number })}
      label={t('Reason for Cancellation')}
      submitText={t('Submit')}
      hint={t(
        'Its goods wait again where they came from; its quantity leaves the draft bill, its invoice is cancelled.',
      )}
      saving={saving}
      onReason={cancel}
      onClose={onClose}
    />
  );
}

const CONFIRM_TEXTS = {
  ISSUE: {
    status: 'ISSUED',
    title: t('Issue'),
    text: t('The document can no longer be changed. Issue'),
  },
  DISPATCH: {
    status: 'IN_TRANSIT',
    title: t('Dispatch'),
    text: t('From a warehouse the goods leave its stock. Dispatch'),
  },
} as const;

function StatusDialog({
  challan,
  onClose,
  onStatusChanged,
  action,
}: Props & { action: keyof typeof CONFIRM_TEXTS }) {
  const { changeStatus } = useChallanWrites();
  const { status, title, text } = CONFIRM_TEXTS[action];
  const law = lawOf(challan, challan.ewayBillNumber ?? '');
  const confirm = async () => {
    const done = await changeStatus({ id: challan.id, version: challan.version, status });
    if (done) onStatusChanged();
    return done;
  };
  return (
    <ConfirmDialog
      title={title}
      text={
        <>
          {law && <strong className="dc-law">{law}</strong>}
          {`${text} ${challan.number}?`}
        </>
      }
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** Dialog before a status change: the delivered and the cancelled form, or a confirmation. */
export function ChallanStatusDrawer({ action, ...props }: Props & { action: StatusAction }) {
  if (action === 'DELIVER') return <DeliveredForm {...props} />;
  return action === 'CANCEL' ? (
    <CancelledForm {...props} />
  ) : (
    <StatusDialog {...props} action={action} />
  );
}
