import { type Measure, MEASURES } from '@munim/schema/analytics/measures.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Dimension, MetricDefinitionsQuery } from '../../generated/documents.ts';
import { useMetricDefinitionsQuery, useNumberRowsQuery } from '../../generated/hooks.ts';
import { type AskedNumber, readAskedNumber } from '../app/numberRows.ts';
import { NUMBER_ROWS } from '../app/recordPaths.ts';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { PanelList, usePanelPage } from '../ui/grid/PanelList.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { SideDrawer } from '../ui/overlay/SideDrawer.tsx';
import { MEASURE_TITLE } from './analytics.labels.ts';
import { measureText, type NumberRow, recordPathOf, rowColumns, toRows } from './numberColumns.tsx';
import './analytics.css';
import { t } from '../ui/text.ts';

type Definition = MetricDefinitionsQuery['metricDefinitions'][number];

const PAGE = 20;
/** Room for the number, and for the two that it is made of. */
const WIDTHS = [720, 920] as const;
/** Payments have both parties; of these the vendor says more. */
const OF_VENDORS: readonly Measure[] = ['PAID', 'DAYS_TO_PAY'];

/** The record, its day and its customer or vendor, as far as the number has them; of what is not paid the due date; of customers nothing more, for each has many. */
function groupsOf(
  { measure, groupBy, rowsBy }: Definition,
  where: AskedNumber['where'] = [],
): Dimension[] {
  if (rowsBy && rowsBy !== 'RECORD') return [rowsBy];
  const has = (dimension: Dimension) => groupBy.includes(dimension);
  const parties = OF_VENDORS.includes(measure)
    ? (['VENDOR'] as const)
    : (['CUSTOMER', 'VENDOR'] as const);
  const party = parties.find(has);
  const isOfOne = where.some(({ dimension, in: ids }) => dimension === party && ids.length === 1);
  // a question has at most three groups: the one party that all rows have need not be said
  if (rowsBy && has('DUE'))
    return [rowsBy, ...(party && !isOfOne ? [party] : ['DATED' as const]), 'DUE'];
  return [
    ...(rowsBy ? [rowsBy] : []),
    ...(has('DAY') ? ['DAY' as const] : []),
    ...(party ? [party] : []),
  ];
}

/** The records that add up to a number, opened from any screen by its address. */
export function NumberRowsDrawer() {
  const [text, setText] = useUrlParam(NUMBER_ROWS);
  const asked = useMemo(() => readAskedNumber(text), [text]);
  return asked && <Rows key={text} asked={asked} onClose={() => setText(null)} />;
}

function Rows({ asked, onClose }: { asked: AskedNumber; onClose: () => void }) {
  const { measure, from, to } = asked;
  const definitions = useMetricDefinitionsQuery();
  const definition = definitions.data?.metricDefinitions.find((one) => one.measure === measure);
  const title = MEASURE_TITLE[measure];
  const days =
    definition && !definition.groupBy.includes('DAY')
      ? t('on {{to}}', { to })
      : t('{{from}} to {{to}}', { from, to });
  return (
    <SideDrawer
      title={`${title}, ${days}`}
      width={WIDTHS[definition?.madeOf.length ? 1 : 0]}
      onClose={onClose}
    >
      <div className="kit-drawer-body number-rows">
        <p className="kit-muted">{MEASURES[measure].description}</p>
        {definition?.rowsBy && <RowList asked={asked} definition={definition} />}
        {definition && !definition.rowsBy && (
          <p>{t('This number counts goods, not records: no list has its rows.')}</p>
        )}
        {definitions.error && (
          <ErrorInPlace
            error={definitions.error}
            onRetry={() => definitions.refetch().catch(() => undefined)}
          />
        )}
      </div>
    </SideDrawer>
  );
}

function RowList({ asked, definition }: { asked: AskedNumber; definition: Definition }) {
  const { measure, from, to, where = [] } = asked;
  const navigate = useNavigate();
  const paging = usePanelPage(PAGE);
  const groupBy = useMemo(() => groupsOf(definition, asked.where), [definition, asked.where]);
  const measures = useMemo(() => [measure, ...definition.madeOf], [definition, measure]);
  const { data, previousData, error, refetch } = useNumberRowsQuery({
    variables: {
      measures,
      groupBy,
      filter: { from, to, where: where.map((one) => ({ ...one, in: [...one.in] })) },
      orderBy: { measure, direction: MEASURES[measure].unit === 'PERCENT' ? 'ASC' : 'DESC' },
      limit: paging.limit,
      offset: (paging.page - 1) * paging.limit,
    },
    fetchPolicy: 'cache-and-network',
  });
  const metrics = (data ?? previousData)?.metrics;
  const items = useMemo(() => (metrics ? toRows(metrics.rows) : []), [metrics]);
  const columns = useMemo(() => rowColumns(groupBy, measures, to), [groupBy, measures, to]);
  const open = (row: NumberRow) => {
    const path = recordPathOf(row);
    if (path) void navigate(path);
  };
  return (
    <PanelList
      title={t('Records')}
      columns={columns}
      paging={paging}
      shown={metrics && { items, count: metrics.count }}
      failed={
        error && !metrics
          ? {
              text: t('Error in retrieving the records!'),
              error,
              retry: () => void refetch().catch(() => undefined),
            }
          : undefined
      }
      onOpen={open}
      emptyText={t('No record is counted.')}
    >
      <span className="kit-numeric" aria-label={t('Total')}>
        {metrics?.totals
          .map((total) => `${MEASURE_TITLE[total.measure]} ${measureText(total)}`)
          .join(' · ')}
      </span>
    </PanelList>
  );
}
