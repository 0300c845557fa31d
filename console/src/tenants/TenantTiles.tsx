import type { Measure } from '@munim/schema/analytics/measures.ts';
import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { LIVE_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { differenceOf } from '@munim/schema/shared/money.ts';
import { Link } from 'react-router-dom';
import type { TenantAnalyticsQuery } from '../../generated/documents.ts';
import { useTenantAnalyticsQuery } from '../../generated/hooks.ts';
import { INVOICES, listPath, ORDERS, QUOTATIONS, QUOTE_REQUESTS } from '../app/listPaths.ts';
import { useNumberRowsPath } from '../app/numberRows.ts';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { today } from '../ui/format/dates.ts';
import { formatRupees } from '../ui/format/rupees.ts';
import { countText } from '../ui/grid/Pager.tsx';
import { t } from '../ui/text.ts';

type Totals = Omit<TenantAnalyticsQuery['tenantAnalytics'], '__typename'>;

const liveOrders = { statuses: LIVE_ORDER_STATUSES.join(',') };
const liveInvoices = { statuses: LIVE_INVOICE_STATUSES.join(',') };

/** Day before the first day of any company; tiles count all days. */
const FIRST_DAY = '1900-01-01';

/** Each number with the list of this customer whose rows add up to it, or as the number that it is. */
const TILES: readonly ({ name: string; of: keyof Totals } & (
  | { list: readonly [path: string, filters?: Record<string, string>] }
  | { measure: Measure }
))[] = [
  { name: t('Quote requests'), of: 'rfqCount', list: [QUOTE_REQUESTS] },
  { name: t('Quotations'), of: 'quotationCount', list: [QUOTATIONS] },
  { name: t('Orders'), of: 'orderCount', list: [ORDERS] },
  { name: t('Order value'), of: 'orderValue', list: [ORDERS, liveOrders] },
  { name: t('Invoiced'), of: 'invoicedValue', list: [INVOICES, liveInvoices] },
  { name: t('Received'), of: 'receivedValue', measure: 'RECEIVED' },
  { name: t('Outstanding'), of: 'outstandingValue', measure: 'OUTSTANDING' },
  { name: t('Advances'), of: 'advanceValue', measure: 'ADVANCES' },
];

const textOf = (value: string | number) =>
  typeof value === 'number' ? countText(value) : formatRupees(value);

/** Note that advances reduce what the customer owes: money that settles no invoice yet. */
function AfterAdvances({ outstandingValue, advanceValue }: Totals) {
  if (!outstandingValue || !Number(advanceValue)) return null;
  const rest = differenceOf(outstandingValue, advanceValue ?? '0.00');
  return t(
    'Outstanding {{outstandingValue}} is the unpaid part of invoices, those of the old books too. Less advances of {{advanceValue}}, which settle no invoice yet: {{rest}}.',
    {
      outstandingValue: formatRupees(outstandingValue),
      advanceValue: formatRupees(advanceValue ?? '0.00'),
      rest: formatRupees(rest),
    },
  );
}

/** Totals of a customer, to the paisa, so that tiles add up; a number the viewer may not read has no tile. */
export function TenantTiles({ tenantId }: { tenantId: string }) {
  const numberRowsPath = useNumberRowsPath();
  const { data, error, refetch } = useTenantAnalyticsQuery({
    variables: { tenantId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data && error)
    return <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />;
  const all = data?.tenantAnalytics;
  const pathOf = (tile: (typeof TILES)[number]) =>
    'list' in tile
      ? listPath(tile.list[0], { customer: tenantId, ...tile.list[1] })
      : numberRowsPath({
          measure: tile.measure,
          from: FIRST_DAY,
          to: today(),
          where: [{ dimension: 'CUSTOMER', in: [tenantId] }],
        });
  return (
    <>
      <dl className="kit-tiles tenant-tiles" aria-busy={!all}>
        {TILES.filter(({ of }) => !all || all[of] !== null).map((tile) => {
          const { name, of } = tile;
          const value = all?.[of];
          const text = value == null ? <span className="bp6-skeleton">0</span> : textOf(value);
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="kit-numeric">{all ? <Link to={pathOf(tile)}>{text}</Link> : text}</dd>
            </div>
          );
        })}
      </dl>
      <p className="tenant-advances kit-muted kit-numeric">{all && <AfterAdvances {...all} />}</p>
    </>
  );
}
