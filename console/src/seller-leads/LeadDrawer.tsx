import { Button } from '@blueprintjs/core';
import type { SellerLeadAction } from '@munim/schema/generated/types.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSellerLeadQuery } from '../../generated/hooks.ts';
import { zoneText } from '../sellers/sellers.labels.ts';
import { sellerPath } from '../app/recordPaths.ts';
import { dayOf } from '../ui/format/dates.ts';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import type { Lead } from './leadColumns.tsx';
import { LeadDialog } from './LeadDialog.tsx';
import { LEAD_ACTION, LEAD_ACTIONS, LEAD_STATE, leadState } from './seller-leads.labels.ts';
import './seller-leads.css';
import { t } from '../ui/text.ts';

function LeadSummary({ lead }: { lead: Lead }) {
  const { sellerId, verifiedAt } = lead;
  return (
    <DescriptionList
      items={[
        [t('Name'), lead.sellerName],
        [t('Category'), lead.category],
        [t('Phone'), lead.mobile],
        [t('Contact'), lead.contactName],
        [t('E-mail'), lead.email],
        [t('GST no.'), lead.gstin],
        [t('City'), lead.city],
        [t('State'), lead.state],
        [t('Pin code'), lead.pinCode],
        [t('Zone'), zoneText(lead.zone)],
        [t('Owner'), lead.owner?.name],
        [t('Source person'), lead.sourcePerson?.name],
        [t('Made by'), lead.createdBy?.name],
        [t('Date'), dayOf(lead.createdAt)],
        [
          t('Verified'),
          verifiedAt && [dayOf(verifiedAt), lead.verifiedBy?.name].filter(Boolean).join(', '),
        ],
        [t('Verification remarks'), lead.verificationRemarks],
        [
          t('Vendor'),
          sellerId && (
            <Link key="vendor" to={sellerPath(sellerId)}>
              {sellerId}
            </Link>
          ),
        ],
        [t('Remarks'), lead.remarks],
      ]}
    />
  );
}

function LeadProducts({ products }: Pick<Lead, 'products'>) {
  return (
    <section aria-label={t('Products')}>
      <h3 className="bp6-heading">{t('Products it could supply')}</h3>
      {products.length === 0 && (
        <p className="kit-muted">{t('No product is tied to this lead.')}</p>
      )}
      <ul className="lead-products">
        {products.map(({ productLeadId, productName }) => (
          <li key={productLeadId}>{productName}</li>
        ))}
      </ul>
    </section>
  );
}

/** A lead with the products it could supply, and what may be done to it. */
export function LeadDrawer({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const { data, loading, error, refetch } = useSellerLeadQuery({
    variables: { id: leadId },
    fetchPolicy: 'cache-and-network',
  });
  const [pendingAction, setPendingAction] = useState<SellerLeadAction | null>(null);
  const lead = data?.sellerLead;
  const buttons = LEAD_ACTIONS.filter((action) => lead?.actions.includes(action)).map((action) => (
    <Button
      key={action}
      text={LEAD_ACTION[action]}
      intent={action === 'DELETE' ? 'danger' : action === 'VERIFY' ? 'primary' : 'none'}
      onClick={() => setPendingAction(action)}
    />
  ));
  return (
    <DetailsDrawer
      recordId={leadId}
      title={t('Lead {{leadId}}', { leadId })}
      status={lead && <StatusTag status={leadState(lead)} labels={LEAD_STATE} />}
      width={420}
      actions={buttons.length > 0 && buttons}
      loading={loading}
      error={error}
      onRetry={() => refetch().catch(() => undefined)}
      onClose={onClose}
    >
      {lead && (
        <>
          <div className="lead-description">
            <LeadSummary lead={lead} />
          </div>
          <LeadProducts products={lead.products} />
          {pendingAction && (
            <LeadDialog
              lead={lead}
              action={pendingAction}
              onClose={() => setPendingAction(null)}
              onDeleted={onClose}
            />
          )}
        </>
      )}
    </DetailsDrawer>
  );
}
