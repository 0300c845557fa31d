import { Callout } from '@blueprintjs/core';
import { useLastBackupQuery } from '../../generated/hooks.ts';
import { agoText, momentText } from '../ui/format/dates.ts';
import { t } from '../ui/text.ts';

/** Hours after which the daily backup has been missed once. */
const LATE_HOURS = 36;
const HOUR_MS = 3_600_000;

const isLate = (madeAt: string | null) =>
  madeAt === null || Date.now() - Date.parse(madeAt) > LATE_HOURS * HOUR_MS;

/** Age of the newest good backup, and faults of backups. */
export function BackupNote() {
  const { data, error } = useLastBackupQuery({ fetchPolicy: 'cache-and-network' });
  if (error && !data) return null;
  // holds the place, so that what stands below does not move
  if (!data) return <Callout className="kit-callout bp6-skeleton" compact />;
  const { isScheduled, madeAt, fault } = data.lastBackup;
  const newest = madeAt
    ? t('The newest good backup is of {{madeAt}}, {{madeAt2}}.', {
        madeAt: momentText(madeAt),
        madeAt2: agoText(madeAt).toLowerCase(),
      })
    : isScheduled
      ? t(
          'There is no backup of the data yet: the first is made tonight, or at once with the command munim backup.',
        )
      : t('There is no backup of the data.');
  const isWarning = !isScheduled || fault !== null || isLate(madeAt);
  return (
    <Callout
      className="kit-callout"
      compact
      intent={isWarning ? 'warning' : 'success'}
      role={isWarning ? 'alert' : undefined}
    >
      <p>
        <strong>{t('Backup')}.</strong> {newest}{' '}
        {fault !== null && t('The last attempt failed: {{fault}}', { fault })}
        {!isScheduled &&
          t(
            ' Nightly backups are off: ask whoever installed Munim to turn them on (setting BACKUP_URL).',
          )}
      </p>
    </Callout>
  );
}
