import { useUpdateQuotationMutation } from '../../generated/hooks.ts';
import { UnsavedBar } from '../ui/form/UnsavedBar.tsx';
import { withReason } from '../ui/overlay/askReason.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { useQuotationDraft } from './quotationDraft.ts';
import { t } from '../ui/text.ts';

interface Props {
  draft: ReturnType<typeof useQuotationDraft>;
  /** A cell has an invalid value. */
  invalid: boolean;
  /** Reads the quotation again and answers its version. */
  onReload: () => Promise<number | undefined>;
}

/** Saves or discards edits of lines and terms. */
export function UnsavedQuotation({ draft, invalid, onReload }: Props) {
  const [update, { loading }] = useUpdateQuotationMutation();
  const save = async (onFailed: (error: unknown) => void) => {
    const write = withReason((belowCostReason) => {
      const items = draft.input.items?.map((item) => ({ ...item, belowCostReason }));
      const input = belowCostReason && items ? { ...draft.input, items } : draft.input;
      return update({ variables: { input } });
    });
    const saved = await withNotice(write, { failed: t('Quotation update failed'), onFailed });
    return saved !== undefined;
  };
  return (
    <UnsavedBar
      what={t('quotation')}
      draft={draft}
      invalid={invalid}
      saving={loading}
      onSave={save}
      onReload={onReload}
    />
  );
}
