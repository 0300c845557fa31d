import { Callout } from '@blueprintjs/core';
import { useLastBackupQuery } from '../../generated/hooks.ts';
import { agoText, momentText } from '../ui/format/dates.ts';

/** Hours after which the daily backup has been missed once. */
const LATE_HOURS = 36;
const HOUR_MS = 3_600_000;

const isLate = (madeAt: string | null) =>
  madeAt === null || Date.now() - Date.parse(madeAt) > LATE_HOURS * HOUR_MS;

/** How old the newest good backup is, and what is wrong with backups. */
export function BackupNote() {
  const { data } = useLastBackupQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { isScheduled, madeAt, fault } = data.lastBackup;
  const newest = madeAt
    ? `The newest good backup is of ${momentText(madeAt)}, ${agoText(madeAt).toLowerCase()}.`
    : isScheduled
      ? 'There is no backup of the data yet: the first is made tonight, or at once with the command munim backup.'
      : 'There is no backup of the data.';
  const isWarning = !isScheduled || fault !== null || isLate(madeAt);
  return (
    <Callout
      className="kit-callout"
      compact
      intent={isWarning ? 'warning' : 'success'}
      title="Backup"
      role={isWarning ? 'alert' : undefined}
    >
      <p>
        {newest} {fault !== null && `The last attempt failed: ${fault}`}
        {!isScheduled &&
          ' No backups are made by themselves: who runs the service sets BACKUP_URL.'}
      </p>
    </Callout>
  );
}
