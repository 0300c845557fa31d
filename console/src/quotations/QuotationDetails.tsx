import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { QuotationDetailsFragment } from '../../generated/documents.ts';
import { useQuotationQuery } from '../../generated/hooks.ts';
import { PrintButton } from '../app/PrintButton.tsx';
import { QueryContent } from '../app/QueryContent.tsx';
import { Panels } from '../app/panels.tsx';
import { useSession } from '../app/session.tsx';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { DocumentsPanel } from '../documents/DocumentsPanel.tsx';
import { LogPanel } from '../logs/LogPanel.tsx';
import { copyQuotationPath, orderPath } from '../app/recordPaths.ts';
import { dayOf } from '../ui/format/dates.ts';
import { documentBillTo } from '../billing-registrations/billing-registrations.labels.ts';
import { useSupply } from '../billing-registrations/BillToPicker.tsx';
import { type RecordAction, RecordActions } from '../ui/details/RecordActions.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { NextStep } from '../ui/format/NextStep.tsx';
import { CustomerLink } from '../app/CustomerLink.tsx';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { InvoiceFaults } from '../ui/InvoiceFaults.tsx';
import { QuotationFigures, QuotationProgress } from './QuotationFigures.tsx';
import { QuotationDialog } from './QuotationDialog.tsx';
import { type TypedLine, useQuotationDraft } from './quotationDraft.ts';
import { areInvalid, QuotationItems } from './QuotationItems.tsx';
import { QuotationPreview } from './QuotationPreview.tsx';
import {
  BILLING_ACTIONS,
  deliveryText,
  DIALOG_ACTIONS,
  QUOTATION_ACTION,
  QUOTATION_STATUS,
  quotationNextStep,
  type QuotationDialogAction,
} from './quotations.labels.ts';
import { QuotationTerms } from './QuotationTerms.tsx';
import { UnsavedQuotation } from './UnsavedQuotation.tsx';
import { useRegistrationDetail } from '../company/SuppliedByPicker.tsx';
import { WhoIsBilled } from './WhoIsBilled.tsx';
import './quotations.css';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

function QuotationSummary({
  quotation,
  editable,
}: {
  quotation: QuotationDetailsFragment;
  /** The terms below hold the supplier as a field. */
  editable: boolean;
}) {
  const { can } = useSession();
  const detail = useRegistrationDetail();
  const { orderNumber } = quotation;
  const order =
    orderNumber && can('ORDER', 'READ') ? (
      <Link to={orderPath(orderNumber)}>{orderNumber}</Link>
    ) : (
      orderNumber
    );
  return (
    <DescriptionList
      items={[
        [t('Bill to'), documentBillTo(quotation)],
        [t('Delivery address'), deliveryText(quotation)],
        ...(editable ? [] : detail(t('Supplied by'), quotation.suppliedBy)),
        [t('Made by'), quotation.createdBy.name],
        [t('Order'), order],
      ]}
    />
  );
}

/** Number, status and what tells it from others; the buttons are its children. */
function QuotationHead({
  quotation,
  children,
}: {
  quotation: QuotationDetailsFragment;
  children: ReactNode;
}) {
  const { id, status, customer, salesPerson, createdAt, revision, rejectMessage } = quotation;
  return (
    <RecordHead
      title={t('Quotation {{id}}', { id })}
      status={<StatusTag status={status} labels={QUOTATION_STATUS} detail={rejectMessage} />}
      identity={[
        <CustomerLink key="customer" customer={customer} />,
        [customer.district, customer.state].filter(Boolean).join(', '),
        salesPerson?.name,
        dayOf(createdAt),
        revision > 0 && t('Revision {{revision}}', { revision }),
      ]}
    >
      {children}
    </RecordHead>
  );
}

const ACTION_KIND: Record<QuotationDialogAction, RecordAction['kind']> = {
  CONFIRM: 'next',
  CONVERT: 'next',
  SEND_EMAIL: 'usual',
  RECALL: 'rare',
  REJECT: 'destructive',
};

interface ActionsProps {
  quotation: QuotationDetailsFragment;
  /** Reason why an action waits; the page says it at length. */
  refusalOf: (action: QuotationDialogAction) => string | undefined;
  onAction: (action: QuotationDialogAction) => void;
}

function Actions({ quotation: { id, status, actions }, refusalOf, onAction }: ActionsProps) {
  const { can } = useSession();
  const navigate = useNavigate();
  const shown = DIALOG_ACTIONS.filter((action) => actions.includes(action));
  const duplicate: RecordAction = {
    text: t('Duplicate'),
    kind: 'rare',
    onClick: () => void navigate(copyQuotationPath(id)),
  };
  return (
    <RecordActions
      actions={[
        ...shown.map((action) => ({
          text: QUOTATION_ACTION[action],
          kind: action === 'CONVERT' && actions.includes('CONFIRM') ? 'usual' : ACTION_KIND[action],
          refusal: refusalOf(action),
          onClick: () => onAction(action),
        })),
        // a viewer who may reject it, such as its sales person, reads whom to ask for a change
        ...(status === 'CONFIRMED' && actions.includes('REJECT') && !actions.includes('RECALL')
          ? [
              {
                text: QUOTATION_ACTION.RECALL,
                kind: ACTION_KIND.RECALL,
                refusal: t(
                  'A category manager or a manager recalls it: a draft of the next revision, with its prices, discounts and remarks.',
                ),
                onClick: () => undefined,
              },
            ]
          : []),
        ...(can('QUOTATION_REQUEST', 'WRITE') ? [duplicate] : []),
      ]}
    />
  );
}

const PRINTS = [{ type: 'QUOTATION', text: t('Quotation') }] as const;

function Quotation({
  quotation,
  onReload,
}: {
  quotation: QuotationDetailsFragment;
  onReload: () => Promise<number | undefined>;
}) {
  const { can } = useSession();
  const [pendingAction, setPendingAction] = useState<QuotationDialogAction | null>(null);
  const [preview, setPreview] = useState(false);
  const [sampleOf, setSampleOf] = useState<TypedLine | null>(null);
  const draft = useQuotationDraft(quotation);
  const { id, status, actions } = quotation;
  const editable = actions.includes('EDIT');
  const onSample = can('ORDER', 'WRITE') ? setSampleOf : undefined;
  const items = (
    <QuotationItems
      rows={draft.rows}
      onChange={editable ? draft.change : null}
      onSample={onSample}
    />
  );
  const hint = draft.dirty ? t('Save or discard the changes first') : undefined;
  const supply = useSupply(quotation.customer.id, draft.terms.billTo, draft.terms.suppliedBy);
  const shipTo = draft.rows.flatMap((row) => (row.included ? row.deliveryAddress.state : []));
  const isUndecided = shipTo.some((state) => supply(state).isUndecided);
  const refusalOf = (action: QuotationDialogAction) =>
    hint ??
    (isUndecided && BILLING_ACTIONS.includes(action) ? t('Choose who is billed first') : undefined);
  return (
    <div className="kit-page">
      <QuotationHead quotation={quotation}>
        <Button
          text={t('Preview')}
          disabled={draft.dirty}
          title={hint}
          onClick={() => setPreview(true)}
        />
        <PrintButton id={id} prints={PRINTS} refusal={hint} />
        <Actions quotation={quotation} refusalOf={refusalOf} onAction={setPendingAction} />
      </QuotationHead>
      <NextStep text={quotationNextStep(quotation)} />
      {quotation.rejectMessage && (
        <Notice className="kit-callout" intent="danger" title={t('Rejected')}>
          {quotation.rejectMessage}
        </Notice>
      )}
      <WhoIsBilled
        quotation={quotation}
        isUndecided={isUndecided}
        onRecall={() => setPendingAction('RECALL')}
      />
      <InvoiceFaults lines={quotation.items} />
      <QuotationProgress status={status} />
      <QuotationFigures quotation={quotation} rows={draft.rows} editable={editable} />
      <QuotationSummary quotation={quotation} editable={editable} />
      <QuotationTerms
        status={status}
        customerId={quotation.customer.id}
        shipTo={shipTo}
        terms={draft.terms}
        dayProblem={draft.dayProblem}
        onChange={editable ? draft.changeTerms : null}
      />
      <RecordTabs
        label={t('Quotation')}
        tabs={[
          { id: 'items', title: t('Items'), count: quotation.items.length, panel: items },
          {
            id: 'history',
            title: t('History'),
            panel: <LogPanel entity="QUOTATION" entityId={id} />,
          },
          ...(can('DOCUMENT_UPLOAD', 'READ')
            ? [
                {
                  id: 'documents',
                  title: t('Documents'),
                  panel: <DocumentsPanel entity="QUOTATION" entityId={id} />,
                },
              ]
            : []),
          {
            id: 'comments',
            title: t('Internal Comments'),
            panel: <CommentsPanel entity="QUOTATION" entityId={id} />,
          },
        ]}
      />
      {(editable || draft.dirty) && (
        <UnsavedQuotation
          draft={draft}
          invalid={areInvalid(draft.rows) || draft.dayProblem !== null}
          onReload={onReload}
        />
      )}
      {pendingAction && (
        <QuotationDialog
          quotationId={id}
          contactEmail={quotation.contactEmail}
          action={pendingAction}
          onClose={() => setPendingAction(null)}
        />
      )}
      {sampleOf && (
        <Panels
          to="REQUEST_SAMPLE"
          data={{
            source: 'QUOTATION_LINE',
            lineId: sampleOf.id,
            sku: sampleOf.sku,
            onClose: () => setSampleOf(null),
          }}
        />
      )}
      {preview && <QuotationPreview quotationId={id} onClose={() => setPreview(false)} />}
    </div>
  );
}

/** The page of one quotation. */
export function QuotationDetails() {
  const { quotationId = '' } = useParams();
  const result = useQuotationQuery({
    variables: { id: quotationId },
    fetchPolicy: 'cache-and-network',
  });
  const reload = async () =>
    (await result.refetch().catch(() => undefined))?.data?.quotation.version;
  return (
    <QueryContent result={result}>
      {({ quotation }) => <Quotation key={quotationId} quotation={quotation} onReload={reload} />}
    </QueryContent>
  );
}
