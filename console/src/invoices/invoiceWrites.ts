import { useApolloClient } from '@apollo/client/react';
import type {
  CancelInvoiceInput,
  RegisterInvoiceInput,
  SendInvoiceEmailInput,
  UpdateInvoiceInput,
} from '@munim/schema/generated/types.ts';
import { InvoiceDocument } from '../../generated/documents.ts';
import {
  useCancelInvoiceMutation,
  useRegisterInvoiceMutation,
  useSendInvoiceEmailMutation,
  useSyncInvoiceMutation,
  useUpdateInvoiceMutation,
} from '../../generated/hooks.ts';
import { errorCode, NotDone } from '../ui/errors.ts';
import { withMailNotice } from '../ui/overlay/mailNotices.ts';
import { showNotice, withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

export const UPDATE_FAILED = t('Error updating the invoice.');

type Failed = (error: unknown) => void;

/**
 * Writes of an invoice with fixed notices; each returns whether it succeeded. After a CONFLICT it
 * is read again.
 */
export function useInvoiceWrites() {
  const client = useApolloClient();
  const [runUpdate, updating] = useUpdateInvoiceMutation();
  const [runCancel, cancelling] = useCancelInvoiceMutation();
  const [runSync, syncing] = useSyncInvoiceMutation({ context: { answersAll: true } });
  const [runSend] = useSendInvoiceEmailMutation();
  const [runRegister, registering] = useRegisterInvoiceMutation();
  const readAgain = (id: string) =>
    void client
      .query({ query: InvoiceDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  const words = (id: string, onFailed?: Failed) => ({
    done: t('Invoice updated successfully.'),
    failed: UPDATE_FAILED,
    onFailed: (error: unknown) => {
      onFailed?.(error);
      if (['CONFLICT', 'INVALID_TRANSITION', 'INVOICE_SETTLED'].includes(errorCode(error) ?? ''))
        readAgain(id);
    },
  });
  const update = async (input: UpdateInvoiceInput, onFailed?: Failed) =>
    (await withNotice(() => runUpdate({ variables: { input } }), words(input.id, onFailed))) !==
    undefined;
  const register = async (input: RegisterInvoiceInput, onFailed?: Failed) =>
    (await withNotice(() => runRegister({ variables: { input } }), words(input.id, onFailed))) !==
    undefined;
  const cancel = async (input: CancelInvoiceInput) =>
    (await withNotice(() => runCancel({ variables: { input } }), words(input.id))) !== undefined;
  const sendTo = async (input: SendInvoiceEmailInput) =>
    (await runSend({ variables: { input } })).data?.sendInvoiceEmail;
  const send = (input: SendInvoiceEmailInput) =>
    withMailNotice(() => sendTo(input), {
      done: t('Email sent successfully'),
      failed: t('Error occurred while sending email'),
    });
  const sync = async (id: string) => {
    const work = async () => {
      const [error] = (await runSync({ variables: { id } })).data?.syncInvoice.errors ?? [];
      if (error) throw new NotDone(error);
      return true;
    };
    if (await withNotice(work, { failed: t('Sync with Zoho Failed!') }))
      await showNotice({ text: t('Sync with Zoho successfully!'), intent: 'success' });
  };
  return {
    update,
    register,
    cancel,
    sync,
    send,
    saving: updating.loading || cancelling.loading || registering.loading,
    syncing: syncing.loading,
  };
}
