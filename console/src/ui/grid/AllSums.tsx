import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import type { AmountSum } from '@munim/schema/generated/types.ts';
import type { GridApi } from 'ag-grid-community';
import { useState } from 'react';
import { formatRupees } from '../format/rupees.ts';
import { t } from '../text.ts';
import type { AllSumsSource } from './listQuery.ts';
import { countText } from './Pager.tsx';
import { summedColumns } from './sumsOfPage.ts';

type Data = Record<string, { sums: readonly Pick<AmountSum, 'field' | 'value'>[] | null }>;

interface Props<Row> {
  source: AllSumsSource;
  /** The list's filter. */
  filter: unknown;
  api: GridApi<Row>;
  count: number;
}

/** Sums of all rows that match: added up when they are asked for, and from then on with each filter. */
export function AllSums<Row>({ source, filter, api, count }: Props<Row>) {
  const [isAsked, setAsked] = useState(false);
  const { data, previousData, loading, error, refetch } = useQuery<Data>(source.document, {
    variables: { filter },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const title = t('Total of all {{count}}', { count: countText(count) });
  const sums = (data ?? previousData)?.[source.field]?.sums;
  if (error)
    return (
      <Button
        variant="minimal"
        size="small"
        text={t('Sums failed. Try again')}
        onClick={() => void refetch().catch(() => undefined)}
      />
    );
  if (!isAsked || !sums)
    return (
      <Button
        variant="minimal"
        size="small"
        text={title}
        loading={loading}
        onClick={() => setAsked(true)}
      />
    );
  return (
    <span aria-live="polite" aria-busy={loading}>
      {' · '}
      {t('all {{count}}, without cancelled', { count: countText(count) })}
      {': '}
      {summedColumns(api).map(({ field, headerName }) => {
        const sum = sums.find((one) => one.field === field);
        return (
          sum && (
            <span key={field}>
              {headerName} <b>{formatRupees(sum.value)}</b>{' '}
            </span>
          )
        );
      })}
    </span>
  );
}
