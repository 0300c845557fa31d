import type { ReactNode } from 'react';
import { useTenantAnalyticsQuery } from '../../generated/hooks.ts';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { countText } from '../ui/grid/Pager.tsx';

const rupees = (amount: string | null) => amount && formatRupees(amount);
const count = (number: number | null) => (number === null ? null : countText(number));

/** Totals of a customer, to the paisa, so that tiles add up; a number the viewer may not read has no tile. */
export function TenantTiles({ tenantId }: { tenantId: string }) {
  const { data, error, refetch } = useTenantAnalyticsQuery({
    variables: { tenantId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data && error)
    return <ErrorInPlace error={error} onRetry={() => refetch().catch(() => undefined)} />;
  const all = data?.tenantAnalytics;
  const tiles: [name: string, value: ReactNode][] = [
    ['Quote requests', all && count(all.rfqCount)],
    ['Quotations', all && count(all.quotationCount)],
    ['Orders', all && count(all.orderCount)],
    ['Order value', all && rupees(all.orderValue)],
    ['Invoiced', all && rupees(all.invoicedValue)],
    ['Received', all && rupees(all.receivedValue)],
    ['Outstanding', all && rupees(all.outstandingValue)],
    ['Advances', all && rupees(all.advanceValue)],
  ];
  return (
    <dl className="kit-tiles tenant-tiles" aria-busy={!all}>
      {tiles
        .filter(([, value]) => !all || value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="kit-numeric">{value ?? <span className="bp6-skeleton">0</span>}</dd>
          </div>
        ))}
    </dl>
  );
}
