import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { OnlineUsersQuery } from '../../generated/documents.ts';
import { useOnlineUsersQuery } from '../../generated/hooks.ts';
import { t } from '../ui/text.ts';

/** Time without a presence call after which a person counts as offline. */
const ONLINE_MS = 15_000;
/** People say where they are as often. */
const POLL_MS = 5_000;

type Entry = OnlineUsersQuery['infoRecord'][number];
const OnlineContext = createContext<ReadonlyMap<string, Entry>>(new Map());

const isOnline = ({ lastSeen }: Entry) =>
  lastSeen !== null && Date.now() - Date.parse(lastSeen) < ONLINE_MS;

/** Users online now, for the cells below, which change without their rows. */
export function OnlineProvider({ children }: { children: (failedText: ReactNode) => ReactNode }) {
  const { data, error } = useOnlineUsersQuery({
    context: { silent: true },
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const online = useMemo(
    () => new Map(data?.infoRecord.filter(isOnline).map((entry) => [entry.userId, entry])),
    [data],
  );
  return (
    <OnlineContext value={online}>
      {children(
        error && <span className="kit-danger">{t('Error occurred while retrieving info.')}</span>,
      )}
    </OnlineContext>
  );
}

export const useIsOnline = (userId: string): boolean => useContext(OnlineContext).has(userId);

/** A dot and the page the person is on; nothing for offline users. */
export function Online({ userId }: { userId: string }) {
  const entry = useContext(OnlineContext).get(userId);
  if (!entry) return null;
  return (
    <span className="user-online" title={entry.lastRoute ?? t('Online')}>
      <span className="online-dot" role="img" aria-label={t('Online')} />
      <span className="online-route">{entry.lastRoute}</span>
    </span>
  );
}
