import { ArrowRight } from '@blueprintjs/icons';
import type { LogEntryFieldsFragment } from '../../generated/documents.ts';
import { clockText, dayName, dayOf, momentText } from '../ui/format/dates.ts';
import { fieldLabel } from '../ui/format/fieldLabels.ts';
import { type Statuses, statusOf } from '../ui/format/labels.ts';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { t } from '../ui/text.ts';
import { actionLabel, valueText } from './logs.labels.ts';

const Arrow = () => <ArrowRight size={12} className="kit-muted" title={t('to')} />;

const Value = ({ text, field }: { text: string | null; field: string }) =>
  text ? <span>{valueText(text, field)}</span> : <span className="kit-muted">{t('empty')}</span>;

/** 'Lakshmi moved it to Partially delivered'; what else was done is named by its action. */
function sentenceOf({ user, from, to, action }: LogEntryFieldsFragment, labels: Statuses): string {
  const name = user?.name ?? t('System');
  return from && to && from !== to
    ? t('{{name}} moved it to {{status}}', { name, status: statusOf(labels, to).text })
    : t('{{name}}: {{action}}', { name, action: actionLabel(action) });
}

function StatusChange({ entry, labels }: { entry: LogEntryFieldsFragment; labels: Statuses }) {
  const { from, to } = entry;
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

interface EntryProps {
  entry: LogEntryFieldsFragment;
  labels: Statuses;
  /** Day of the first entry of a day; null for the others. */
  day: string | null;
}

function Entry({ entry, labels, day }: EntryProps) {
  const { createdAt, from, to, action, changes, remarks } = entry;
  // 'Status' would say what the sentence says already
  const isNamed = from && to && from !== to && action !== 'STATUS';
  return (
    <li>
      {day && <div className="logs-day">{dayName(day)}</div>}
      <time className="kit-muted kit-numeric" dateTime={createdAt} title={momentText(createdAt)}>
        {clockText(createdAt)}
      </time>
      <div className="logs-entry">
        <header>
          <strong>{sentenceOf(entry, labels)}</strong>
          <StatusChange entry={entry} labels={labels} />
          {isNamed && <span className="kit-muted">{actionLabel(action)}</span>}
        </header>
        {changes.length > 0 && (
          <dl>
            {changes.map((change) => (
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
        {remarks && <p>{remarks}</p>}
      </div>
    </li>
  );
}

interface Props {
  entries: readonly LogEntryFieldsFragment[];
  labels: Statuses;
}

/** Changes, newest first; the first one of a day stands under the name of the day. */
export function LogEntries({ entries, labels }: Props) {
  const dayAt = (at: number) => dayOf(entries[at]?.createdAt ?? null);
  return (
    <ol className="logs-list" aria-label={t('Changes')}>
      {entries.map((entry, at) => (
        <Entry
          key={entry.id}
          entry={entry}
          labels={labels}
          day={at === 0 || dayAt(at) !== dayAt(at - 1) ? dayAt(at) : null}
        />
      ))}
    </ol>
  );
}
