import { SegmentedControl } from '@blueprintjs/core';
import { Panels, useTabs } from '../app/panels.tsx';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { useUrlFilters } from '../ui/grid/useUrlParam.ts';
import { useSearchParams } from 'react-router-dom';
import { SellerAnalyticsPanel } from './SellerAnalyticsPanel.tsx';
import { SellersPanel } from './SellersPanel.tsx';
import './sellers.css';
import { t } from '../ui/text.ts';

const TABS = [
  { label: t('Vendors'), value: 'vendors' },
  { label: t('Leads'), value: 'leads' },
];

/** Analytics of leads or of vendors; the filters of one do not apply to the other. */
function AnalyticsPanel() {
  const ofLeads = useUrlFilters().one('of') === 'leads';
  const [, setParams] = useSearchParams();
  return (
    <div className="vendors-metrics">
      <SegmentedControl
        size="small"
        options={TABS}
        value={ofLeads ? 'leads' : 'vendors'}
        onValueChange={(of) =>
          setParams(of === 'leads' ? { tab: 'analytics', of } : { tab: 'analytics' })
        }
      />
      {ofLeads ? <Panels to="LEAD_ANALYTICS" data={null} /> : <SellerAnalyticsPanel />}
    </div>
  );
}

/** Vendors, leads and analytics of both, a tab each; leads are added by their feature. */
export function VendorsScreen() {
  const tabs = useTabs('SELLERS', null, [
    { id: 'vendors', title: t('Vendors'), order: 10, panel: <SellersPanel /> },
    { id: 'analytics', title: t('Analytics'), order: 30, panel: <AnalyticsPanel /> },
  ]);
  return (
    <div className="vendors">
      <RecordTabs label={t('Vendors')} tabs={tabs} />
    </div>
  );
}
