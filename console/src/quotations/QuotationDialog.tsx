import {
  useConfirmQuotationMutation,
  useRecallQuotationMutation,
  useSendQuotationEmailMutation,
} from '../../generated/hooks.ts';
import { ConfirmDialog, type Confirmed } from '../ui/overlay/ConfirmDialog.tsx';
import { withMailNotice } from '../ui/overlay/mailNotices.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { ConvertQuotationDrawer } from './ConvertQuotationDrawer.tsx';
import type { QuotationDialogAction } from './quotations.labels.ts';
import { RejectQuotationDrawer } from './RejectQuotationDrawer.tsx';
import { t } from '../ui/text.ts';

interface Props {
  quotationId: string;
  /** E-mail address of the contact who asked for the quotation. */
  contactEmail: string | null;
  onClose: () => void;
}

function SendEmailDialog({ quotationId, contactEmail, onClose }: Props) {
  const [send] = useSendQuotationEmailMutation();
  const sendTo = async ({ emails, text }: Confirmed) => {
    const { data } = await send({
      variables: { input: { quotationId, emails, message: text.trim() || null } },
    });
    return data?.sendQuotationEmail;
  };
  const confirm = (confirmed: Confirmed) =>
    withMailNotice(() => sendTo(confirmed), {
      done: t('Email sent successfully'),
      failed: t('Error occurred while sending email'),
    });
  return (
    <ConfirmDialog
      title={t('Send e-mail')}
      text={t('Send quotation {{quotationId}} to these addresses?', { quotationId })}
      emails={contactEmail ? [contactEmail] : []}
      textLabel={t('Message')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function ConfirmQuotationDialog({ quotationId, onClose }: Props) {
  const [confirm] = useConfirmQuotationMutation();
  const write = async () =>
    (await withNotice(() => confirm({ variables: { id: quotationId } }), {
      failed: t('Quotation update failed'),
    })) !== undefined;
  return (
    <ConfirmDialog
      title={t('Confirm quotation')}
      text={t(
        'Mark quotation {{quotationId}} as sent to the customer? No e-mail goes out, and its items are fixed from then on.',
        { quotationId },
      )}
      onConfirm={write}
      onClose={onClose}
    />
  );
}

function RecallQuotationDialog({ quotationId, onClose }: Props) {
  const [recall] = useRecallQuotationMutation();
  const write = async () =>
    (await withNotice(() => recall({ variables: { id: quotationId } }), {
      failed: t('Quotation update failed'),
    })) !== undefined;
  return (
    <ConfirmDialog
      title={t('Recall quotation')}
      text={t(
        'Take quotation {{quotationId}} back to draft? Its prices, discounts and remarks stay, and its revision goes up by one.',
        { quotationId },
      )}
      onConfirm={write}
      onClose={onClose}
    />
  );
}

const DIALOGS: Record<QuotationDialogAction, (props: Props) => React.ReactNode> = {
  CONFIRM: ConfirmQuotationDialog,
  RECALL: RecallQuotationDialog,
  SEND_EMAIL: SendEmailDialog,
  CONVERT: ConvertQuotationDrawer,
  REJECT: RejectQuotationDrawer,
};

/** Dialogs of a quotation's actions; each performs its own write. */
export function QuotationDialog({ action, ...props }: Props & { action: QuotationDialogAction }) {
  const Dialog = DIALOGS[action];
  return <Dialog {...props} />;
}
