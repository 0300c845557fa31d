import { tilePath } from '@munim/schema/home/homePaths.ts';
import { Tab, Tabs } from '@blueprintjs/core';
import { homeBlocks } from '@munim/schema/home/home.rules.ts';
import { homeTabs } from '@munim/schema/home/homeLists.ts';
import { Link } from 'react-router-dom';
import type { HomeCountFragment, HomeList } from '../../generated/documents.ts';
import { useSession, viewerItem } from '../app/session.tsx';
import { categoryManagerSource } from '../categories/CategoryManagerPicker.tsx';
import { OperationsPanel } from '../delivery-points/OperationsPanel.tsx';
import { OpenShipmentsPanel } from '../shipments/OpenShipmentsPanel.tsx';
import { salesPersonSource } from '../tenants/SalesPersonPicker.tsx';
import { presetRange } from '../ui/format/dates.ts';
import { DateRangeFilter } from '../ui/grid/DateRangeFilter.tsx';
import { countText } from '../ui/grid/Pager.tsx';
import { PickerFilter } from '../ui/grid/PickerFilter.tsx';
import { SkeletonRows } from '../ui/grid/SkeletonRows.tsx';
import { useChangeUrl, useUrlFilters } from '../ui/grid/useUrlParam.ts';
import { countedDays } from './countedDays.ts';
import { PAGE_SIZE } from './HomeTable.tsx';
import { isRecordList, RecordList } from './RecordList.tsx';
import { t } from '../ui/text.ts';

const TITLES: Partial<Record<HomeList, string>> = {
  PENDING_RFQS: t('Pending Quote Requests'),
  DRAFT_POS: t('Pending Purchase Orders'),
  PENDING_QUOTATIONS: t('Pending Quotations'),
  UNASSIGNED_SAMPLES: t('Unassigned Sample Requests'),
  ASSIGNED_SAMPLES: t('Assigned Sample Requests'),
  OPEN_RFQS: t('Open Quote Requests'),
  OPEN_QUOTATIONS: t('Open Quotations'),
  OPEN_ORDERS: t('Open Orders'),
  OPEN_SAMPLES: t('Open Sample Request'),
  DISPATCH: t('Dispatch'),
  INWARD: t('Inward'),
  POD: 'POD',
  OPEN_SHIPMENTS: t('Open Shipments'),
};

/** All lists of Home in one place: a tab each with its count, the filters of the open one above it. */
export function WorkList({ tabs }: { tabs: readonly HomeCountFragment[] | undefined }) {
  const { viewer, can } = useSession();
  const { one } = useUrlFilters();
  const change = useChangeUrl();
  const lists = tabs?.map(({ list }) => list) ?? homeTabs(viewer.roleId, can);
  const asked = one('tab');
  const open = lists.find((list) => list === asked) ?? lists[0];
  if (!open) return null;
  return (
    <section className="home-work" aria-label={t('Work list')}>
      <Tabs
        id="work"
        className="home-tabs"
        selectedTabId={open}
        onChange={(next) => change({ tab: String(next) })}
        renderActiveTabPanelOnly
      >
        {lists.map((list) => {
          const counted = tabs?.find((tab) => tab.list === list);
          return (
            <Tab
              key={list}
              id={list}
              title={TITLES[list] ?? list}
              tagContent={
                counted ? countText(counted.count) : <span className="bp6-skeleton">00</span>
              }
              tagProps={{ className: 'kit-tab-count' }}
              panel={<OpenList key={list} list={list} counted={counted} />}
            />
          );
        })}
      </Tabs>
    </section>
  );
}

function OpenList({ list, counted }: { list: HomeList; counted: HomeCountFragment | undefined }) {
  const title = TITLES[list] ?? list;
  if (list === 'DISPATCH' || list === 'INWARD' || list === 'POD')
    return <OperationsPanel stage={list} />;
  if (list === 'OPEN_SHIPMENTS') return <OpenShipmentsPanel />;
  return (
    <article className="home-list">
      <ListFilters list={list} />
      <p className="home-counted">{counted && <Counted title={title} counted={counted} />}</p>
      {counted && isRecordList(list) ? (
        <RecordList list={list} title={title} rows={counted.rows} />
      ) : (
        <SkeletonRows rows={PAGE_SIZE} />
      )}
    </article>
  );
}

/** Says which records the list and its count hold; what was made before is one click away. */
function Counted({ title, counted }: { title: string; counted: HomeCountFragment }) {
  const { list, rows } = counted;
  return (
    <>
      {title}: {countedDays(counted)}.{' '}
      {rows.fromDate !== null && (
        <Link to={tilePath(list, { ...rows, fromDate: null, toDate: null })}>
          {t('All, whenever made')}
        </Link>
      )}
    </>
  );
}

/** Pending lists ask whose products, open ones who sells and when; locked for roles that mean one person. */
function ListFilters({ list }: { list: HomeList }) {
  const { viewer, can } = useSession();
  const { one } = useUrlFilters();
  const change = useChangeUrl();
  const block = homeBlocks(viewer.roleId, can).find(({ lists }) => lists.includes(list));
  if (!block?.header) return null;
  const lockedTo = block.lockedToViewer ? viewerItem(viewer) : undefined;
  const month = presetRange('Month');
  if (block.name === 'sourcing')
    return (
      <div className="home-filters">
        <PickerFilter
          label={t('Category manager')}
          source={categoryManagerSource}
          id={lockedTo?.id ?? one('categoryManager')}
          onChange={(categoryManager) => change({ categoryManager })}
          lockedTo={lockedTo}
        />
      </div>
    );
  return (
    <div className="home-filters">
      <DateRangeFilter
        label={t('Date')}
        from={one('fromDate') ?? month.from}
        to={one('toDate') ?? month.to}
        onChange={(fromDate, toDate) => change({ fromDate, toDate })}
      />
      <PickerFilter
        label={t('Sales person')}
        source={salesPersonSource}
        id={lockedTo?.id ?? one('salesPerson')}
        onChange={(salesPerson) => change({ salesPerson })}
        lockedTo={lockedTo}
      />
    </div>
  );
}
