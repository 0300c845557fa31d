import { useArchiveRfqMutation } from '../../generated/hooks.ts';
import { ReasonDrawer } from '../ui/form/ReasonDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { Rfq } from './rfqColumns.tsx';
import { t } from '../ui/text.ts';

interface Props {
  rfq: Pick<Rfq, 'id' | 'version'>;
  onClose: () => void;
  onArchived?: () => void;
}

/** Asks first; a reason of up to 256 characters is too long for the confirmation dialog. */
export function ArchiveRfqDrawer({ rfq, onClose, onArchived }: Props) {
  const [archive, { loading }] = useArchiveRfqMutation();
  const archived = async (reason: string) => {
    const write = () => archive({ variables: { id: rfq.id, reason, version: rfq.version } });
    const done =
      (await withNotice(write, { failed: t('Quote request updated failed.') })) !== undefined;
    if (done) onArchived?.();
    return done;
  };
  return (
    <ReasonDrawer
      title={t('Archive quote request {{rfqId}}', { rfqId: rfq.id })}
      hint={t('Are you sure you want to archive this product?')}
      label={t('Cancellation Reason')}
      submitText={t('Archive')}
      saving={loading}
      onReason={archived}
      onClose={onClose}
    />
  );
}
