import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import type { UpdatePurchaseOrderStatusInput } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import { useUpdatePurchaseOrderStatusMutation } from '../../generated/hooks.ts';
import { PrintTogether } from '../app/PrintTogether.tsx';
import { useSession } from '../app/session.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { BulkDialog } from '../ui/overlay/BulkDialog.tsx';
import type { BulkRow } from '../ui/overlay/useBulkRun.ts';
import { mayIssue } from './purchase-orders.labels.ts';
import type { PurchaseOrderRow } from './purchaseOrderColumns.tsx';
import { readPurchaseOrder, warnWhenUnsent } from './purchaseOrderWrites.ts';
import { t } from '../ui/text.ts';

type Step = 'SENT_FOR_APPROVAL' | 'APPROVED' | 'ISSUED';
interface Texts {
  button: string;
  title: string;
  text: string;
}

const STEPS: Record<Step, Texts> = {
  SENT_FOR_APPROVAL: {
    button: t('Send for approval'),
    title: t('Send for approval'),
    text: t('Somebody else approves them then.'),
  },
  APPROVED: {
    button: t('Approve'),
    title: t('Approve purchase orders'),
    text: t('They can be issued then.'),
  },
  ISSUED: {
    button: t('Issue and mail'),
    title: t('Issue and mail to the vendors'),
    text: t('Each is ordered, and mailed to its vendor as PDF.'),
  },
};

const contactOf = ({ seller, sellerEmail, sellerWhatsappNumber, gstin }: PurchaseOrderRow) => ({
  email: sellerEmail ?? seller.email,
  phone: sellerWhatsappNumber ?? seller.phone,
  gstin: gstin ?? seller.gstin,
});

const bulkRow = ({ id, seller, grandTotal }: PurchaseOrderRow): BulkRow => ({
  id,
  label: t('Purchase order {{id}}', { id }),
  detail: [seller.name, formatRupees(grandTotal)].filter(Boolean).join(', '),
});

interface StepRow extends BulkRow {
  input: UpdatePurchaseOrderStatusInput;
}

function issueRow(row: PurchaseOrderRow, isOffered: boolean): StepRow {
  const { email, phone, gstin } = contactOf(row);
  const plain = bulkRow(row);
  const missing = !email
    ? t('its vendor has no e-mail')
    : !gstin && t('its vendor has no GST number');
  return {
    ...plain,
    detail: [plain.detail, email].filter(Boolean).join(', '),
    refusal: isOffered ? missing || null : t('it cannot be issued now'),
    input: { id: row.id, state: 'ISSUED', email, phone, gstin, version: row.version },
  };
}

function stepRow(row: PurchaseOrderRow, state: Exclude<Step, 'ISSUED'>): StepRow {
  const action = state === 'APPROVED' ? 'APPROVE' : 'SEND_FOR_APPROVAL';
  const refusal =
    state === 'APPROVED'
      ? (row.approvalRefusal ?? t('it does not wait for approval'))
      : t('it cannot be sent for approval now');
  return {
    ...bulkRow(row),
    refusal: row.actions.includes(action) ? null : refusal,
    input: { id: row.id, state, version: row.version },
  };
}

function StepDialog({
  rows,
  step,
  onClose,
}: {
  rows: readonly PurchaseOrderRow[];
  step: Step;
  onClose: () => void;
}) {
  const { can } = useSession();
  const client = useApolloClient();
  const [change] = useUpdatePurchaseOrderStatusMutation();
  const [unsent] = useState(new Set<string>());
  const rowOf = (row: PurchaseOrderRow) =>
    step === 'ISSUED' ? issueRow(row, mayIssue(row.actions, can)) : stepRow(row, step);
  const act = async ({ id, input }: StepRow) => {
    const { data } = await change({ variables: { input } });
    if (data?.updatePurchaseOrderStatus.emailSent === false && step === 'ISSUED') unsent.add(id);
  };
  return (
    <BulkDialog
      title={STEPS[step].title}
      text={STEPS[step].text}
      rows={rows.map(rowOf)}
      act={act}
      readAgain={async (id) => {
        const order = (await readPurchaseOrder(client, id)).data?.purchaseOrder;
        return order ? rowOf(order) : undefined;
      }}
      onRun={async ({ failed }) => {
        // what was refused may have been changed by somebody else
        if (failed) client.cache.evict({ fieldName: 'purchaseOrders' });
        await warnWhenUnsent(unsent.size === 0);
        unsent.clear(); // a later try tells of its own mails
      }}
      onClose={onClose}
    />
  );
}

/** Actions on the ticked purchase orders. */
export function PurchaseOrderBulk({ rows }: { rows: readonly PurchaseOrderRow[] }) {
  const { can } = useSession();
  const [step, setStep] = useState<Step | null>(null);
  const steps: Step[] = [
    ...(can('PURCHASE_ORDER', 'UPDATE') ? (['SENT_FOR_APPROVAL'] as const) : []),
    ...(can('PURCHASE_ORDER', 'APPROVE') ? (['APPROVED'] as const) : []),
    ...(mayIssue(['ISSUE'], can) && can('PURCHASE_ORDER', 'APPROVE') ? (['ISSUED'] as const) : []),
  ];
  return (
    <>
      {steps.map((offered) => (
        <Button key={offered} text={STEPS[offered].button} onClick={() => setStep(offered)} />
      ))}
      <PrintTogether
        document="PURCHASE_ORDER"
        name={t('Purchase orders')}
        rows={rows.map(bulkRow)}
      />
      {step && <StepDialog rows={rows} step={step} onClose={() => setStep(null)} />}
    </>
  );
}
