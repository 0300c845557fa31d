import { useUpdateOrderMutation } from '../../generated/hooks.ts';
import { UnsavedBar } from '../ui/form/UnsavedBar.tsx';
import { withReason } from '../ui/overlay/askReason.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { useOrderDraft } from './orderDraft.ts';
import { t } from '../ui/text.ts';

interface Props {
  draft: ReturnType<typeof useOrderDraft>;
  /** A cell has an invalid value. */
  invalid: boolean;
  /** Reads the order again and answers its version. */
  onReload: () => Promise<number | undefined>;
}

/** Saves or discards edits of the lines. */
export function UnsavedOrder({ draft, invalid, onReload }: Props) {
  const [update, { loading }] = useUpdateOrderMutation();
  const save = async (onFailed: (error: unknown) => void) => {
    const write = withReason((belowCostReason) => {
      const lines = draft.input.lines.map((line) => ({ ...line, belowCostReason }));
      const input = belowCostReason ? { ...draft.input, lines } : draft.input;
      return update({ variables: { input } });
    });
    const saved = await withNotice(write, { failed: t('Order line updated Failed!'), onFailed });
    return saved !== undefined;
  };
  return (
    <UnsavedBar
      what={t('order')}
      draft={draft}
      invalid={invalid}
      saving={loading}
      onSave={save}
      onReload={onReload}
    />
  );
}
