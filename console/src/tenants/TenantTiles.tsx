import { LIVE_INVOICE_STATUSES } from '@munim/schema/invoices/invoices.rules.ts';
import { LIVE_ORDER_STATUSES } from '@munim/schema/orders/orders.rules.ts';
import { Link } from 'react-router-dom';
import type { TenantAnalyticsQuery } from '../../generated/documents.ts';
import { useTenantAnalyticsQuery } from '../../generated/hooks.ts';
import { INVOICES, listPath, ORDERS, QUOTATIONS, QUOTE_REQUESTS } from '../app/listPaths.ts';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { countText } from '../ui/grid/Pager.tsx';

type Totals = Omit<TenantAnalyticsQuery['tenantAnalytics'], '__typename'>;

const liveOrders = { statuses: LIVE_ORDER_STATUSES.join(',') };
const liveInvoices = { statuses: LIVE_INVOICE_STATUSES.join(',') };

/** Each number with the list of this customer whose rows add up to it. */
const TILES: readonly {
  name: string;
  of: keyof Totals;
  list?: readonly [path: string, filters?: Record<string, string>];
}[] = [
  { name: 'Quote requests', of: 'rfqCount', list: [QUOTE_REQUESTS] },
  { name: 'Quotations', of: 'quotationCount', list: [QUOTATIONS] },
  { name: 'Orders', of: 'orderCount', list: [ORDERS] },
  { name: 'Order value', of: 'orderValue', list: [ORDERS, liveOrders] },
  { name: 'Invoiced', of: 'invoicedValue', list: [INVOICES, liveInvoices] },
  { name: 'Received', of: 'receivedValue' },
  { name: 'Outstanding', of: 'outstandingValue', list: [INVOICES, liveInvoices] },
  { name: 'Advances', of: 'advanceValue' },
];

const textOf = (value: string | number) =>
  typeof value === 'number' ? countText(value) : formatRupees(value);

/** Totals of a customer, to the paisa, so that tiles add up; a number the viewer may not read has no tile. */
export function TenantTiles({ tenantId }: { tenantId: string }) {
  const { data, error, refetch } = useTenantAnalyticsQuery({
    variables: { tenantId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data && error)
    return <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />;
  const all = data?.tenantAnalytics;
  return (
    <dl className="kit-tiles tenant-tiles" aria-busy={!all}>
      {TILES.filter(({ of }) => !all || all[of] !== null).map(({ name, of, list }) => {
        const value = all?.[of];
        const text = value == null ? <span className="bp6-skeleton">0</span> : textOf(value);
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="kit-numeric">
              {all && list ? (
                <Link to={listPath(list[0], { customer: tenantId, ...list[1] })}>{text}</Link>
              ) : (
                text
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
