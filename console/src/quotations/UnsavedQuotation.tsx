import { Button, Callout } from '@blueprintjs/core';
import { useState } from 'react';
import { useUpdateQuotationMutation } from '../../generated/hooks.ts';
import { errorCode } from '../ui/errors.ts';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { withReason } from '../ui/overlay/askReason.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import type { useQuotationDraft } from './quotationDraft.ts';

interface Props {
  draft: ReturnType<typeof useQuotationDraft>;
  /** A cell has an invalid value. */
  invalid: boolean;
  /** Reads the quotation again and answers its version. */
  onReload: () => Promise<number | undefined>;
}

/** Saves or discards edits. After a conflict they stay and can be saved on the new version. */
export function UnsavedQuotation({ draft, invalid, onReload }: Props) {
  const [update, { loading }] = useUpdateQuotationMutation();
  const [conflict, setConflict] = useState(false);
  const { dirty } = draft;
  useUnsaved(dirty);
  if (!dirty) return null;

  const save = async () => {
    const write = withReason((belowCostReason) => {
      const items = draft.input.items?.map((item) => ({ ...item, belowCostReason }));
      const input = belowCostReason && items ? { ...draft.input, items } : draft.input;
      return update({ variables: { input } });
    });
    const saved = await withNotice(write, {
      failed: 'Quotation update failed',
      onFailed: (error) => setConflict(errorCode(error) === 'CONFLICT'),
    });
    if (saved) discard();
  };
  const discard = () => {
    setConflict(false);
    draft.discard();
  };
  const reload = async () => {
    const version = await onReload();
    if (version === undefined) return;
    draft.rebase(version);
    setConflict(false);
  };
  return (
    <>
      {(conflict || (draft.isOutdated && !loading)) && (
        <Callout
          className="kit-callout"
          intent="warning"
          title="Someone else changed this quotation"
          role="alert"
        >
          <p>
            What you typed is kept. Load their version to see yours on top of it, then save again.
          </p>
          <Button size="small" text="Reload" onClick={() => void reload()} />
        </Callout>
      )}
      <div className="quotation-unsaved" role="group" aria-label="Unsaved changes">
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
