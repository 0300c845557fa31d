import { useRejectQuotationMutation } from '../../generated/hooks.ts';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';

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
    return (await withNotice(write, { failed: 'Quotation update failed' })) !== undefined;
  };
  return (
    <ReasonDrawer
      title={`Reject quotation ${quotationId}`}
      label="Rejection Reason"
      submitText="Reject"
      saving={loading}
      onReason={onReason}
      onClose={onClose}
    />
  );
}
