import type { UserRowFragment } from '../../generated/documents.ts';
import { agoText, dayOf, momentText } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { PhoneLink } from '../ui/format/PhoneLink.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { Online, useIsOnline } from './online.tsx';
import { BANNED, DELETED, NOT_YET_HERE, SIGN_IN_REFUSED } from './users.labels.ts';
import { t } from '../ui/text.ts';

export function UserTags({ user }: { user: UserRowFragment }) {
  const { banned, signInRefused, deletedUser, invitedAt, firstSignInAt } = user;
  return (
    <>
      {banned && <StatusTag status="BANNED" labels={BANNED} />}
      {signInRefused && <StatusTag status="REFUSED" labels={SIGN_IN_REFUSED} />}
      {invitedAt && !firstSignInAt && <StatusTag status="INVITED" labels={NOT_YET_HERE} />}
      {deletedUser && <StatusTag status="DELETED" labels={DELETED} />}
    </>
  );
}

/** Fields of a person beside the form; all of them where there is no form. */
export function UserSummary({ user, showAll }: { user: UserRowFragment; showAll: boolean }) {
  const { id, email, mobile, username, roleName, organisationName, lastActiveAt, createdAt } = user;
  const { invitedAt, firstSignInAt } = user;
  const online = useIsOnline(id);
  return (
    <DescriptionList
      items={[
        [t('User no.'), id],
        ...(showAll
          ? ([
              [t('Role'), roleName],
              [t('Organisation'), organisationName],
              [t('E-mail'), email],
              [t('Mobile'), mobile && <PhoneLink key="mobile" phone={mobile} />],
              [t('User name'), username === email ? null : username],
            ] as const)
          : []),
        [t('Online'), online ? <Online key="online" userId={id} /> : null],
        [
          t('Last active'),
          lastActiveAt && `${momentText(lastActiveAt)} (${agoText(lastActiveAt)})`,
        ],
        [t('Invited'), firstSignInAt ? null : invitedAt && momentText(invitedAt)],
        [t('Made on'), createdAt && dayOf(createdAt)],
      ]}
    />
  );
}
