import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Plus, Upload } from '@blueprintjs/icons';
import type { SellerLeadAction } from '@munim/schema/generated/types.ts';
import { useMemo, useState } from 'react';
import type { SellerLeadFilter, Zone } from '../../generated/documents.ts';
import { useSellerLeadsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { ZONE } from '../sellers/sellers.labels.ts';
import { sourcePersonSource } from '../sellers/SourcePersonPicker.tsx';
import type { Filter } from '../ui/grid/FilterBar.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { type Filters, useUrlParam } from '../ui/grid/useUrlParam.ts';
import { leadCategorySource } from './LeadCategoryPicker.tsx';
import { type Lead, leadColumns } from './leadColumns.tsx';
import { LeadDialog } from './LeadDialog.tsx';
import { LeadDrawer } from './LeadDrawer.tsx';
import { LeadFormDrawer } from './LeadFormDrawer.tsx';
import { LeadSheetDrawer } from './LeadSheetDrawer.tsx';
import { LEAD_ACTION, LEAD_ACTIONS, LEAD_CONVERTED, LEAD_VERIFIED } from './seller-leads.labels.ts';
import { t } from '../ui/text.ts';

const filters: readonly Filter[] = [
  { kind: 'search', name: 'keyword', label: t('Keyword') },
  { kind: 'picker', name: 'leadCategory', label: t('Category'), source: leadCategorySource },
  { kind: 'picker', name: 'owner', label: t('Owner'), source: sourcePersonSource },
  { kind: 'choice', name: 'zone', label: t('Zone'), labels: ZONE },
  { kind: 'picker', name: 'sourcePerson', label: t('Source person'), source: sourcePersonSource },
  { kind: 'dates', label: t('Date'), from: 'fromDate', to: 'toDate' },
  { kind: 'choice', name: 'verified', label: t('Verified'), labels: LEAD_VERIFIED },
  { kind: 'choice', name: 'converted', label: t('Vendor'), labels: LEAD_CONVERTED },
];

const yesOrNo = (text: string | undefined) => (text === undefined ? undefined : text === 'yes');

const filterOf = ({ one }: Filters): SellerLeadFilter => ({
  keyword: one('keyword'),
  category: one('leadCategory'),
  ownerId: one('owner'),
  zone: one('zone') as Zone | undefined,
  sourcePersonId: one('sourcePerson'),
  fromDate: one('fromDate'),
  toDate: one('toDate'),
  isVerified: yesOrNo(one('verified')),
  isConverted: yesOrNo(one('converted')),
});

/** Create Lead, the leads sheet, or the lead whose id is in the address. */
function OpenLead() {
  const { can } = useSession();
  const [leadParam, setLeadParam] = useUrlParam('lead');
  const close = () => setLeadParam(null);
  if (leadParam === 'new') return can('SELLER', 'WRITE') && <LeadFormDrawer onClose={close} />;
  if (leadParam === 'sheet') return can('SELLER', 'WRITE') && <LeadSheetDrawer onClose={close} />;
  return leadParam && <LeadDrawer key={leadParam} leadId={leadParam} onClose={close} />;
}

/** Sellers that the company does not buy from yet. */
export function SellerLeadsPanel() {
  const { can } = useSession();
  const [, setLead] = useUrlParam('lead');
  const [pendingAction, setPendingAction] = useState<{
    lead: Lead;
    action: SellerLeadAction;
  } | null>(null);

  const columns = useMemo(() => {
    const menu = (lead: Lead) => (
      <Menu>
        <MenuItem text={t('View')} onClick={() => setLead(lead.id)} />
        {lead.actions.length > 0 && <MenuDivider />}
        {LEAD_ACTIONS.filter((action) => lead.actions.includes(action)).map((action) => (
          <MenuItem
            key={action}
            text={LEAD_ACTION[action]}
            intent={action === 'DELETE' ? 'danger' : 'none'}
            onClick={() => setPendingAction({ lead, action })}
          />
        ))}
      </Menu>
    );
    return [...leadColumns, menuColumn(menu)];
  }, [setLead]);

  return (
    <ListScreen
      title={t('Leads')}
      query={useSellerLeadsQuery}
      variables={(filter, page, limit) => ({ filter: filterOf(filter), page, limit })}
      rows={(data) => data.sellerLeads}
      columns={columns}
      filters={filters}
      actions={
        can('SELLER', 'WRITE') && (
          <>
            <Button
              icon={<Upload />}
              text={t('Upload leads sheet')}
              onClick={() => setLead('sheet')}
            />
            <Button
              intent="primary"
              icon={<Plus />}
              text={t('Create Lead')}
              onClick={() => setLead('new')}
            />
          </>
        )
      }
      onOpen={(lead) => setLead(lead.id)}
      emptyText={t('No leads match these filters.')}
    >
      <OpenLead />
      {pendingAction && <LeadDialog {...pendingAction} onClose={() => setPendingAction(null)} />}
    </ListScreen>
  );
}
