import { useRejectQuotationMutation } from '../../generated/hooks.ts';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

export function RejectQuotationDrawer({
  quotationId,
  onClose,
}: {
  quotationId: string;
  onClose: () => void;
}) {
  const [reject, { loading }] = useRejectQuotationMutation();
  const onReason = async (reason: string) => {
    const write = () => reject({ variables: { id: quotationId, reason } });
    return (await withNotice(write, { failed: t('Quotation update failed') })) !== undefined;
  };
  return (
    <ReasonDrawer
      title={t('Reject quotation {{quotationId}}', { quotationId })}
      label={t('Rejection Reason')}
      submitText={t('Reject')}
      saving={loading}
      onReason={onReason}
      onClose={onClose}
    />
  );
}
