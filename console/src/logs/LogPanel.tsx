import { useState } from 'react';
import type { RecordEntity } from '../../generated/documents.ts';
import { useLogsQuery } from '../../generated/hooks.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { Pager } from '../ui/grid/Pager.tsx';
import { LogEntries } from './LogEntries.tsx';
import { useStatusLabels } from './useStatusLabels.ts';
import './logs.css';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

interface Props {
  entity: RecordEntity;
  /** Id of the record; for an order the order number. */
  entityId: string;
}

const PAGE = 10;
/** Changes of a record, newest first. */
export function LogPanel({ entity, entityId }: Props) {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(PAGE);
  const labels = useStatusLabels(entity);
  const { data, error, refetch } = useLogsQuery({
    variables: { filter: { entity, entityId }, page, limit },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  if (!data && error)
    return (
      <ErrorInPlace
        title={t('Error retrieving logs.')}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
      />
    );
  if (!data || !labels) return <Skeleton shape="list" rows={4} label={t('Loading the log')} />;
  const { items, count } = data.logs;
  return (
    <section className="logs-panel" aria-label={t('History')}>
      {items.length === 0 && <EmptyState text={t('No changes yet.')} />}
      <LogEntries entries={items} labels={labels} />
      {count > PAGE && (
        <Pager
          page={page}
          limit={limit}
          count={count}
          ownLimit={PAGE}
          shown={items.length}
          onPage={setPage}
          onLimit={setLimit}
        />
      )}
    </section>
  );
}
