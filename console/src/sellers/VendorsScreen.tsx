import { SegmentedControl } from '@blueprintjs/core';
import { LeadAnalyticsPanel } from '../seller-leads/LeadAnalyticsPanel.tsx';
import { SellerLeadsPanel } from '../seller-leads/SellerLeadsPanel.tsx';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { useUrlFilters } from '../ui/grid/useUrlParam.ts';
import { useSearchParams } from 'react-router-dom';
import { SellerAnalyticsPanel } from './SellerAnalyticsPanel.tsx';
import { SellersPanel } from './SellersPanel.tsx';
import './sellers.css';

const WHOSE = [
  { label: 'Vendors', value: 'vendors' },
  { label: 'Leads', value: 'leads' },
];

/** Either in numbers; the filters of one say nothing to the other. */
function AnalyticsPanel() {
  const ofLeads = useUrlFilters().one('of') === 'leads';
  const [, setParams] = useSearchParams();
  return (
    <div className="vendors-numbers">
      <SegmentedControl
        size="small"
        options={WHOSE}
        value={ofLeads ? 'leads' : 'vendors'}
        onValueChange={(of) =>
          setParams(of === 'leads' ? { tab: 'analytics', of } : { tab: 'analytics' })
        }
      />
      {ofLeads ? <LeadAnalyticsPanel /> : <SellerAnalyticsPanel />}
    </div>
  );
}

/** Vendors, leads and totals of both, a tab each. */
export function VendorsScreen() {
  return (
    <div className="vendors">
      <RecordTabs
        label="Vendors"
        tabs={[
          { id: 'vendors', title: 'Vendors', panel: <SellersPanel /> },
          { id: 'leads', title: 'Leads', panel: <SellerLeadsPanel /> },
          { id: 'analytics', title: 'Analytics', panel: <AnalyticsPanel /> },
        ]}
      />
    </div>
  );
}
