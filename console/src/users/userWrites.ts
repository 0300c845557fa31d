import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type {
  CreateAdminUserInput,
  CreateTenantUserInput,
  UpdateUserInput,
  UserAction,
  UserRowFragment,
} from '../../generated/documents.ts';
import {
  useBanUserMutation,
  useCreateAdminUserMutation,
  useCreateTenantUserMutation,
  useForceLogoutUserMutation,
  useInviteUserMutation,
  useMarkUserDeletedMutation,
  useUnbanUserMutation,
  useUnlockUserMutation,
  useUpdateUserMutation,
} from '../../generated/hooks.ts';
import { errorCode, serverText } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

const UPDATED = {
  done: t('User Updated Successfully!'),
  failed: t('An Error occured while updating user'),
};
/** A refused creation or deletion shows the server's text. */
const withServerText = {
  failed: (serverMessage: string | undefined) => serverMessage ?? t('Error'),
};

const FIELD_OF_CODE: Record<string, string> = {
  DUPLICATE_EMAIL: 'email',
  DUPLICATE_USERNAME: 'username',
  DUPLICATE_MOBILE: 'mobile',
};

/** The text of a duplicate is shown under its field too. */
const setFieldError =
  <Fields extends FieldValues>(form: UseFormReturn<Fields>) =>
  (error: unknown) => {
    const code = errorCode(error) ?? '';
    const known = FIELD_OF_CODE[code];
    const field =
      known === 'username' && !form.getValues('username' as Path<Fields>) ? 'email' : known;
    if (field)
      form.setError(
        field as Path<Fields>,
        { message: serverText(error) ?? '' },
        { shouldFocus: true },
      );
  };

export function useUserForms<Fields extends FieldValues>(form: UseFormReturn<Fields>) {
  const [createAdmin, makingAdmin] = useCreateAdminUserMutation();
  const [createContact, makingContact] = useCreateTenantUserMutation();
  const [updateUser, updating] = useUpdateUserMutation();
  const onFailed = setFieldError(form);
  return {
    saving: makingAdmin.loading || makingContact.loading || updating.loading,
    createAdmin: (input: CreateAdminUserInput) =>
      withNotice(() => createAdmin({ variables: { input } }), { ...withServerText, onFailed }),
    createContact: (input: CreateTenantUserInput) =>
      withNotice(() => createContact({ variables: { input } }), { ...withServerText, onFailed }),
    change: (input: UpdateUserInput) =>
      withNotice(() => updateUser({ variables: { input } }), { ...UPDATED, onFailed }),
  };
}

export type UserCommand = Extract<
  UserAction,
  'INVITE' | 'BAN' | 'UNBAN' | 'UNLOCK' | 'FORCE_LOGOUT' | 'DELETE'
>;

/** Its row follows from the answer. */
const ROW = { context: { answersAll: true } };

/** The commands that ask before they do; each answers whether it was done. */
export function useUserCommands() {
  const [ban] = useBanUserMutation(ROW);
  const [unban] = useUnbanUserMutation(ROW);
  const [invite] = useInviteUserMutation(ROW);
  const [unlock] = useUnlockUserMutation(ROW);
  const [forceLogout] = useForceLogoutUserMutation(ROW);
  const [markDeleted] = useMarkUserDeletedMutation();
  return async (command: UserCommand, { id }: Pick<UserRowFragment, 'id'>): Promise<boolean> => {
    const options = { variables: { id } };
    const writes: Record<UserCommand, () => Promise<unknown>> = {
      BAN: () =>
        withNotice(() => ban(options), {
          done: t('User banned successfully'),
          failed: t('An Error occured while banning user'),
        }),
      UNBAN: () =>
        withNotice(() => unban(options), {
          done: t('User unbanned successfully'),
          failed: t('An Error occurred while unbanning user'),
        }),
      INVITE: () =>
        withNotice(() => invite(options), {
          done: t('Invitation sent'),
          failed: t('The invitation was not sent'),
        }),
      UNLOCK: () =>
        withNotice(() => unlock(options), {
          done: t('User may sign in again'),
          failed: t('An error occurred while allowing sign-in'),
        }),
      FORCE_LOGOUT: () =>
        withNotice(() => forceLogout(options), {
          done: t('User loggedout successfully'),
          failed: t('An Error occured while loggingout user'),
        }),
      DELETE: () => withNotice(() => markDeleted(options), withServerText),
    };
    return (await writes[command]()) !== undefined;
  };
}
