import { Spinner } from '@blueprintjs/core';
import { ArrowRight } from '@blueprintjs/icons';
import { useState } from 'react';
import type { LogEntryFieldsFragment, RecordEntity } from '../../generated/documents.ts';
import { useLogsQuery } from '../../generated/hooks.ts';
import { momentText } from '../ui/format/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import type { Statuses } from '../ui/format/labels.ts';
import { Pager } from '../ui/grid/Pager.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { fieldLabel } from '../ui/format/fieldLabels.ts';
import { actionLabel, valueText } from './logs.labels.ts';
import { useStatusLabels } from './useStatusLabels.ts';
import './logs.css';
import { t } from '../ui/text.ts';

interface Props {
  entity: RecordEntity;
  /** For an order the order number. */
  entityId: string;
}

const PAGE = 10;
const Arrow = () => <ArrowRight size={12} className="kit-muted" title="to" />;

function StatusChange({
  from,
  to,
  labels,
}: {
  from: string | null;
  to: string | null;
  labels: Statuses;
}) {
  if (from === to || !to) return null;
  return (
    <span className="logs-status-change">
      {from && (
        <>
          <StatusTag status={from} labels={labels} /> <Arrow />
        </>
      )}
      <StatusTag status={to} labels={labels} />
    </span>
  );
}

const Value = ({ text, field }: { text: string | null; field: string }) =>
  text ? <span>{valueText(text, field)}</span> : <span className="kit-muted">{t('empty')}</span>;

function Entry({ entry, labels }: { entry: LogEntryFieldsFragment; labels: Statuses }) {
  return (
    <li>
      <time className="kit-muted kit-numeric" dateTime={entry.createdAt}>
        {momentText(entry.createdAt)}
      </time>
      <div>
        <header>
          <strong>{actionLabel(entry.action)}</strong>
          <span>{entry.user?.name ?? t('System')}</span>
          <StatusChange from={entry.from} to={entry.to} labels={labels} />
        </header>
        {entry.changes.length > 0 && (
          <dl>
            {entry.changes.map((change) => (
              <div key={change.field}>
                <dt>{fieldLabel(change.field)}</dt>
                <dd>
                  <Value text={change.from} field={change.field} /> <Arrow />{' '}
                  <Value text={change.to} field={change.field} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {entry.remarks && <p>{entry.remarks}</p>}
      </div>
    </li>
  );
}

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
  if (!data || !labels) return <Spinner size={28} aria-label={t('Loading the log')} />;
  const { items, count } = data.logs;
  return (
    <section className="logs-panel" aria-label={t('History')}>
      {items.length === 0 && <EmptyState text={t('No changes yet.')} />}
      <ol className="logs-list" aria-label={t('Changes')}>
        {items.map((entry) => (
          <Entry key={entry.id} entry={entry} labels={labels} />
        ))}
      </ol>
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
