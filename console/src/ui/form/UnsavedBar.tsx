import { Button } from '@blueprintjs/core';
import { type BaseVersion, ChangedElsewhere } from './ChangedElsewhere.tsx';
import { useUnsaved } from './unsaved.ts';
import { BLOCKED } from './blockedTexts.ts';
import { useOneAtATime } from './useSingleFlight.ts';
import { t } from '../text.ts';

interface Props {
  what: string;
  draft: { dirty: boolean; base: BaseVersion; discard: () => void };
  /** A value is none. */
  invalid: boolean;
  saving: boolean;
  /** Answers whether it is saved. */
  onSave: (onFailed: (error: unknown) => void) => Promise<boolean>;
  /** Reads the record again and answers its version. */
  onReload: () => Promise<number | undefined>;
}

/** Saves or discards what was typed on a document's page. After a conflict it stays and can be saved on the new version. */
export function UnsavedBar({ what, draft, invalid, saving, onSave, onReload }: Props) {
  const { dirty, base, discard } = draft;
  useUnsaved(dirty);
  const save = useOneAtATime(async () => {
    if (await onSave(base.onFailed)) discard();
  });
  if (!dirty) return null;
  return (
    <div className="kit-unsaved-foot">
      <ChangedElsewhere what={what} base={base} dirty saving={saving} onReload={onReload} />
      <div className="kit-unsaved" role="group" aria-label={t('Unsaved changes')}>
        <span className="kit-muted">
          {invalid ? BLOCKED.invalid : t('There are unsaved changes.')}
        </span>
        <span className="kit-muted">{t('Save or discard them before other actions.')}</span>
        <Button text={t('Discard changes')} onClick={discard} disabled={saving} />
        <Button
          intent="primary"
          text={t('Save')}
          loading={saving}
          disabled={invalid}
          onClick={() => save()}
        />
      </div>
    </div>
  );
}
