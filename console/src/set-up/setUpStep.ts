import type { SetUpFieldsFragment } from '../../generated/documents.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { errorCode } from '../ui/errors.ts';
import { t } from '../ui/text.ts';

/** Name of the token in the tab's storage, so that a reload goes on. */
export const KEPT_TOKEN = 'setUpToken';

/** A step of the set-up: what is saved, the token that unlocked it, and where it goes on. */
export interface StepProps {
  saved: SetUpFieldsFragment;
  token: string;
  onSaved: (saved: SetUpFieldsFragment) => void;
  /** Another browser saved a step: what it saved is read. */
  onConflict: () => void;
}

/** Fields of a form as they are saved, and no others. */
export const formOf = <Form extends Record<string, string>>(
  empty: Form,
  saved: Form | null,
): Form =>
  Object.fromEntries(
    Object.entries(empty).map(([name, value]) => [name, saved?.[name] ?? value]),
  ) as Form;

/** Saves a step and shows why not; of two browsers with the same step one saves, and the other reads what it did. */
export async function saveStep(
  { onSaved, onConflict }: Pick<StepProps, 'onSaved' | 'onConflict'>,
  save: () => Promise<SetUpFieldsFragment | undefined>,
): Promise<void> {
  const saved = await withNotice(save, {
    failed: t('Error saving this step.'),
    onFailed: (error) => errorCode(error) === 'CONFLICT' && onConflict(),
  });
  if (saved) onSaved(saved);
}
