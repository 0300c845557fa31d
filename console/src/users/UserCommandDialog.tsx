import type { UserRowFragment } from '../../generated/documents.ts';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { USER_ACTION } from './users.labels.ts';
import { useUserCommands, type UserCommand } from './userWrites.ts';
import { t } from '../ui/text.ts';

const CONSEQUENCE: Record<UserCommand, string> = {
  BAN: t('All sessions end at once, and signing in is refused until the ban is lifted.'),
  UNBAN: t('The person can sign in again.'),
  UNLOCK: t(
    'Too many wrong codes were entered today. They are forgotten, and the person can sign in again on any device.',
  ),
  INVITE: t('The mail says what the role is and where to sign in. It holds no password.'),
  FORCE_LOGOUT: t('All sessions end at once. The person can sign in again.'),
  DELETE: t('The person leaves every list and can no longer sign in. This cannot be undone.'),
};

export interface PendingCommand {
  user: Pick<UserRowFragment, 'id' | 'name' | 'roleId'>;
  command: UserCommand;
}

interface Props extends PendingCommand {
  onDone?: () => void;
  onClose: () => void;
}

export function UserCommandDialog({ user, command, onDone, onClose }: Props) {
  const run = useUserCommands();
  const text =
    command === 'DELETE' && user.roleId === null
      ? t('The person leaves every list. This cannot be undone.')
      : CONSEQUENCE[command];
  const confirm = async () => {
    if (await run(command, user)) onDone?.();
  };
  return (
    <ConfirmDialog
      title={`${USER_ACTION[command]}: ${user.name}`}
      text={text}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
