import { Button } from '@blueprintjs/core';
import { People } from '@blueprintjs/icons';
import { ALL_ROLES } from '@munim/schema/shared/roles.ts';
import type { OnlineUsersQuery } from '../../generated/documents.ts';
import { useOnlineUserNamesQuery, useOnlineUsersQuery } from '../../generated/hooks.ts';
import { MenuPopover } from '../ui/overlay/MenuPopover.tsx';
import { t } from '../ui/text.ts';

/** Time without a presence call after which a person counts as offline. */
const ONLINE_MS = 15_000;
const POLL_MS = 15_000;
const silent = { context: { silent: true } };

type Entry = OnlineUsersQuery['infoRecord'][number];
const isOnline = ({ lastSeen }: Entry) =>
  lastSeen !== null && Date.now() - Date.parse(lastSeen) < ONLINE_MS + POLL_MS;

function OnlineList({ others }: { others: Entry[] }) {
  const { data } = useOnlineUserNamesQuery({
    variables: { roleIds: [...ALL_ROLES] },
    ...silent,
    fetchPolicy: 'cache-first',
  });
  const names = new Map(data?.users.items.map(({ id, name }) => [id, name]));
  return (
    <ul className="online" aria-label={t('Who is online')}>
      <li>
        <span className="online-dot" aria-hidden />
        {t('You')}
      </li>
      {others.map(({ userId, lastRoute }) => (
        <li key={userId}>
          <span className="online-dot" aria-hidden />
          <span>{names.get(userId) ?? t('User {{userId}}', { userId })}</span>
          {lastRoute && <span className="online-route">{lastRoute}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Users online now. A failed read shows nothing: the list is optional. */
export function OnlineUsers({ viewerId }: { viewerId: string }) {
  const { data } = useOnlineUsersQuery({
    ...silent,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const others =
    data?.infoRecord.filter((entry) => entry.userId !== viewerId && isOnline(entry)) ?? [];
  const count = others.length + 1;
  return (
    <MenuPopover content={<OnlineList others={others} />} placement="bottom-end">
      <Button
        variant="minimal"
        icon={<People />}
        aria-label={t('Who is online: {{count}}', { count })}
      >
        {count}
      </Button>
    </MenuPopover>
  );
}
