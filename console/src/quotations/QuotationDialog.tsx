import {
  useConfirmQuotationMutation,
  useRecallQuotationMutation,
  useSendQuotationEmailMutation,
} from '../../generated/hooks.ts';
import { NotDone } from '../ui/errors.ts';
import { ConfirmDialog, type Confirmed } from '../ui/overlay/ConfirmDialog.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { ConvertQuotationDrawer } from './ConvertQuotationDrawer.tsx';
import type { QuotationDialogAction } from './quotations.labels.ts';
import { RejectQuotationDrawer } from './RejectQuotationDrawer.tsx';

interface Props {
  quotationId: string;
  /** Of the contact who asked for the quotation. */
  contactEmail: string | null;
  onClose: () => void;
}

function SendEmailDialog({ quotationId, contactEmail, onClose }: Props) {
  const [send] = useSendQuotationEmailMutation();
  const sendTo = async ({ emails, text }: Confirmed) => {
    const { data } = await send({
      variables: { input: { quotationId, emails, message: text.trim() || null } },
    });
    if (!data?.sendQuotationEmail.emailSent)
      throw new NotDone(data?.sendQuotationEmail.message ?? '');
    return true;
  };
  const confirm = async (confirmed: Confirmed) =>
    (await withNotice(() => sendTo(confirmed), {
      done: 'Email sent successfully',
      failed: 'Error occurred while sending email',
    })) ?? false;
  return (
    <ConfirmDialog
      title="Send e-mail"
      text={`Send quotation ${quotationId} to these addresses?`}
      emails={contactEmail ? [contactEmail] : []}
      textLabel="Message"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function ConfirmQuotationDialog({ quotationId, onClose }: Props) {
  const [confirm] = useConfirmQuotationMutation();
  const write = async () =>
    (await withNotice(() => confirm({ variables: { id: quotationId } }), {
      failed: 'Quotation update failed',
    })) !== undefined;
  return (
    <ConfirmDialog
      title="Confirm quotation"
      text={`Mark quotation ${quotationId} as sent to the customer? No e-mail goes out, and its items are fixed from then on.`}
      onConfirm={write}
      onClose={onClose}
    />
  );
}

function RecallQuotationDialog({ quotationId, onClose }: Props) {
  const [recall] = useRecallQuotationMutation();
  const write = async () =>
    (await withNotice(() => recall({ variables: { id: quotationId } }), {
      failed: 'Quotation update failed',
    })) !== undefined;
  return (
    <ConfirmDialog
      title="Recall quotation"
      text={`Take quotation ${quotationId} back to draft? Its revision goes up by one.`}
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
