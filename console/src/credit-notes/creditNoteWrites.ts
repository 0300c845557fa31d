import type {
  CreateCreditNoteInput,
  RegisterCreditNoteInput,
  SendCreditNoteEmailInput,
  UpdateCreditNoteInput,
  UpdateCreditNoteStatusInput,
} from '@munim/schema/generated/types.ts';
import {
  useCreateCreditNoteMutation,
  useRegisterCreditNoteMutation,
  useSendCreditNoteEmailMutation,
  useSyncCreditNoteMutation,
  useUpdateCreditNoteMutation,
  useUpdateCreditNoteStatusMutation,
} from '../../generated/hooks.ts';
import { NotDone } from '../ui/errors.ts';
import { withMailNotice } from '../ui/overlay/mailNotices.ts';
import { showNotice, withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

const UPDATE_FAILED = t('Error updating the credit note.');

type Failed = (error: unknown) => void;

/**
 * Writes credit notes and changes their status with fixed notices, which have none for success;
 * each returns whether it succeeded.
 */
export function useCreditNoteWrites() {
  const [createIt, creating] = useCreateCreditNoteMutation();
  const [runUpdate, changing] = useUpdateCreditNoteMutation();
  const [confirmChange, moving] = useUpdateCreditNoteStatusMutation();
  const [runSend] = useSendCreditNoteEmailMutation();
  const [runRegister, registering] = useRegisterCreditNoteMutation();
  const [runSync] = useSyncCreditNoteMutation({ context: { answersAll: true } });
  const sendTo = async (input: SendCreditNoteEmailInput) =>
    (await runSend({ variables: { input } })).data?.sendCreditNoteEmail;
  const syncOne = async (id: string) => {
    const [error] = (await runSync({ variables: { id } })).data?.syncCreditNote.errors ?? [];
    if (error) throw new NotDone(error);
    return true;
  };
  const words = (failed: string, onFailed?: Failed) => ({
    failed,
    ...(onFailed ? { onFailed } : {}),
  });
  return {
    saving: [creating, changing, moving, registering].some(({ loading }) => loading),
    register: async (input: RegisterCreditNoteInput) =>
      (await withNotice(() => runRegister({ variables: { input } }), words(UPDATE_FAILED))) !==
      undefined,
    create: async (input: CreateCreditNoteInput, onFailed?: Failed) =>
      (await withNotice(
        () => createIt({ variables: { input } }),
        words(t('Error creating the credit note.'), onFailed),
      )) !== undefined,
    change: async (input: UpdateCreditNoteInput, onFailed?: Failed) =>
      (await withNotice(
        () => runUpdate({ variables: { input } }),
        words(UPDATE_FAILED, onFailed),
      )) !== undefined,
    send: (input: SendCreditNoteEmailInput) =>
      withMailNotice(() => sendTo(input), {
        done: t('Email sent successfully'),
        failed: t('Error occurred while sending email'),
      }),
    sync: async (id: string) => {
      if (await withNotice(() => syncOne(id), { failed: t('Sync with Zoho Failed!') }))
        await showNotice({ text: t('Sync with Zoho successfully!'), intent: 'success' });
    },
    move: async (input: UpdateCreditNoteStatusInput) =>
      (await withNotice(() => confirmChange({ variables: { input } }), words(UPDATE_FAILED))) !==
      undefined,
  };
}
