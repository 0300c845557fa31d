import { Button } from '@blueprintjs/core';
import type { QuotationDetailsFragment } from '../../generated/documents.ts';
import { AddRegistrationPanel } from '../billing-registrations/AddRegistrationPanel.tsx';
import { BILLING_ACTIONS } from './quotations.labels.ts';
import { BILL_TO_ID } from '../billing-registrations/billing-registrations.labels.ts';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

interface Props {
  quotation: QuotationDetailsFragment;
  isUndecided: boolean;
  onRecall: () => void;
}

function reasonOf({ actions }: QuotationDetailsFragment): string {
  if (actions.includes('EDIT'))
    return t(
      'Customer and delivery address do not tell it. Until it is chosen the quotation can be neither confirmed nor mailed.',
    );
  if (actions.includes('RECALL'))
    return t(
      'Customer and delivery address do not tell it, so the quotation cannot be mailed. Recall it, choose who is billed, and send it again.',
    );
  return t(
    'Customer and delivery address do not tell it, so the quotation cannot be mailed. A category manager or a manager can recall it and choose.',
  );
}

/** Reason why a quotation cannot be sent, with a way to mend it. */
export function WhoIsBilled({ quotation, isUndecided, onRecall }: Props) {
  const { actions, customer } = quotation;
  if (!isUndecided || !actions.some((action) => BILLING_ACTIONS.includes(action))) return null;
  const choose = () => document.getElementById(BILL_TO_ID)?.focus();
  return (
    <Notice
      className="kit-callout"
      intent="warning"
      title={t('Choose who is billed')}
      role="note"
      aria-label={t('Choose who is billed')}
    >
      <p>{reasonOf(quotation)}</p>
      <div className="kit-callout-actions">
        {actions.includes('EDIT') && <Button size="small" text={t('Choose')} onClick={choose} />}
        {actions.includes('RECALL') && (
          <Button size="small" text={t('Recall')} onClick={onRecall} />
        )}
        <AddRegistrationPanel customerId={customer.id} />
      </div>
    </Notice>
  );
}
