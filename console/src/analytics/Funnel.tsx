import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { LIVE_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Measure, SalesTrackerQuery } from '../../generated/documents.ts';
import { useTrendQuery } from '../../generated/hooks.ts';
import {
  INVOICES,
  type ListFilters,
  listPath,
  ORDERS,
  ORGANISATIONS_PATH,
  QUOTATIONS,
  QUOTE_REQUESTS,
} from '../app/listPaths.ts';
import { useNumberRowsPath } from '../app/numberRows.ts';
import { formatCount, formatPercent, formatWholeRupees } from '../ui/format/rupees.ts';
import { conditionsOf } from './trend.ts';
import { t } from '../ui/text.ts';

/** Drafts, void and cancelled invoices are not in the number, so not in its list. */
const LIVE_STATUSES = LIVE_INVOICE_STATUSES.join(',');
const LIVE_ORDERS = LIVE_ORDER_STATUSES.join(',');

interface Props {
  data: SalesTrackerQuery | undefined;
  filters: ListFilters & { fromDate: string; toDate: string };
  reads: Record<'readsCustomers' | 'readsRfqs' | 'readsQuotations' | 'readsOrders', boolean>;
}

/**
 * Steps from request to invoice: their number and value, and how many requests were ordered. Each
 * step leads to its list.
 */
export function Funnel({ data, filters, reads }: Props) {
  const totals = useTotals(filters, reads);
  const { fromDate: _, toDate: __, ...people } = filters;
  const numberRowsPath = useNumberRowsPath();
  const { fromDate: from, toDate: to, salesPerson, customer } = filters;
  const rowsOf = (measure: Measure) =>
    numberRowsPath({ measure, from, to, where: conditionsOf(salesPerson, customer) });
  if (!data || !totals) return <EmptyTiles reads={reads} />;
  const { customerAnalytics, rfqAnalytics, quotationAnalytics, orderAnalytics } = data;
  const conversion = totals('REQUEST_CONVERSION');
  const invoices = totals('INVOICES');
  return (
    <dl className="kit-tiles report-tiles">
      {customerAnalytics && (
        <Tile
          name={t('Customers')}
          to={listPath(ORGANISATIONS_PATH, people)}
          figure={customerAnalytics.total}
          note={
            <>
              <Link to={rowsOf('NEW_CUSTOMERS')}>
                {t('{{new}} new', { new: formatCount(customerAnalytics.new) })}
              </Link>
              {' · '}
              {reads.readsOrders ? (
                <Link to={rowsOf('ACTIVE_CUSTOMERS')}>
                  {t('{{active}} ordered', { active: formatCount(customerAnalytics.active) })}
                </Link>
              ) : (
                t('{{active}} ordered', { active: formatCount(customerAnalytics.active) })
              )}
            </>
          }
        />
      )}
      {rfqAnalytics && (
        <Tile
          name={t('Quote requests')}
          to={listPath(QUOTE_REQUESTS, filters)}
          figure={rfqAnalytics.total}
          note={
            conversion && (
              <Link to={rowsOf('REQUEST_CONVERSION')}>
                {t('{{conversion}} % ordered', { conversion: formatPercent(conversion) })}
              </Link>
            )
          }
        />
      )}
      {quotationAnalytics && (
        <Tile
          name={t('Quotations')}
          to={listPath(QUOTATIONS, filters)}
          figure={quotationAnalytics.total}
          note={<Link to={rowsOf('QUOTED')}>{formatWholeRupees(quotationAnalytics.value)}</Link>}
        />
      )}
      {orderAnalytics && (
        <Tile
          name={t('Orders')}
          to={listPath(ORDERS, filters)}
          figure={orderAnalytics.total}
          note={
            // the count has cancelled orders as the list has, the value has none
            <Link to={listPath(ORDERS, { ...filters, statuses: LIVE_ORDERS })}>
              {formatWholeRupees(orderAnalytics.value)}
            </Link>
          }
        />
      )}
      {invoices && (
        <Tile
          name={t('Invoices')}
          to={listPath(INVOICES, { ...filters, statuses: LIVE_STATUSES })}
          figure={Number(invoices)}
          note={<Link to={rowsOf('INVOICED')}>{formatWholeRupees(totals('INVOICED'))}</Link>}
        />
      )}
    </dl>
  );
}

/** The tiles' room before their numbers are there. */
function EmptyTiles({ reads }: Pick<Props, 'reads'>) {
  const names = [
    ...(reads.readsCustomers ? [t('Customers')] : []),
    ...(reads.readsRfqs ? [t('Quote requests')] : []),
    ...(reads.readsQuotations ? [t('Quotations')] : []),
    ...(reads.readsOrders ? [t('Orders'), t('Invoices')] : []),
  ];
  return (
    <dl className="kit-tiles report-tiles" aria-busy>
      {names.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="bp6-skeleton" aria-hidden>
              00
            </span>
            <small className="bp6-skeleton" aria-hidden>
              00
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbers that the dashboards do not have: undefined before they are there, null where the viewer may not see one. */
function useTotals(
  { fromDate, toDate, salesPerson, customer }: Props['filters'],
  { readsRfqs, readsOrders }: Props['reads'],
) {
  const measures: Measure[] = [
    ...(readsRfqs ? (['REQUEST_CONVERSION'] as const) : []),
    ...(readsOrders ? (['INVOICES', 'INVOICED'] as const) : []),
  ];
  const { data, previousData, loading } = useTrendQuery({
    variables: {
      measures,
      filter: { from: fromDate, to: toDate, where: conditionsOf(salesPerson, customer) },
    },
    fetchPolicy: 'cache-and-network',
    skip: !measures.length,
  });
  const known = data ?? previousData;
  if (loading && !known) return undefined;
  const totals = known?.metrics.totals ?? [];
  return (measure: Measure) => totals.find((one) => one.measure === measure)?.value ?? null;
}

interface TileProps {
  name: string;
  /** List of what was counted. */
  to: string;
  figure: number;
  note: ReactNode;
}

function Tile({ name, to, figure, note }: TileProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="kit-numeric">
        <Link to={to}>{formatCount(figure)}</Link>
        <small className="kit-muted">{note}</small>
      </dd>
    </div>
  );
}
