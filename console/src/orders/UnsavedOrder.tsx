import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useUpdateOrderMutation } from '../../generated/hooks.ts';
import { errorCode } from '../ui/errors.ts';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { withReason } from '../ui/overlay/askReason.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { OrderConflict } from './OrderConflict.tsx';
import type { useOrderDraft } from './orderDraft.ts';
import { reloadOrders } from './orderWrites.ts';

interface Props {
  draft: ReturnType<typeof useOrderDraft>;
  /** A cell has an invalid value. */
  invalid: boolean;
  /** Reads the order again and answers its version. */
  onReload: () => Promise<number | undefined>;
}

/** Saves or discards edits of the lines. After a conflict they stay and can be saved on the new version. */
export function UnsavedOrder({ draft, invalid, onReload }: Props) {
  const [update, { loading }] = useUpdateOrderMutation({ update: reloadOrders });
  const [conflict, setConflict] = useState(false);
  const { dirty } = draft;
  useUnsaved(dirty);
  if (!dirty) return null;

  const discard = () => {
    setConflict(false);
    draft.discard();
  };
  const save = async () => {
    const write = withReason((belowCostReason) => {
      const lines = draft.input.lines.map((line) => ({ ...line, belowCostReason }));
      const input = belowCostReason ? { ...draft.input, lines } : draft.input;
      return update({ variables: { input } });
    });
    const saved = await withNotice(write, {
      failed: 'Order line updated Failed!',
      onFailed: (error) => setConflict(errorCode(error) === 'CONFLICT'),
    });
    if (saved) discard();
  };
  const reload = async () => {
    const version = await onReload();
    if (version === undefined) return;
    draft.rebase(version);
    setConflict(false);
  };
  return (
    <>
      {(conflict || (draft.isOutdated && !loading)) && <OrderConflict onReload={reload} />}
      <div className="order-unsaved" role="group" aria-label="Unsaved changes">
        <span className="kit-muted">
          {invalid ? 'Put right what is marked red.' : 'There are unsaved changes.'}
        </span>
        <Button text="Discard changes" onClick={discard} disabled={loading} />
        <Button
          intent="primary"
          text="Save"
          loading={loading}
          disabled={invalid}
          onClick={() => void save()}
        />
      </div>
    </>
  );
}
