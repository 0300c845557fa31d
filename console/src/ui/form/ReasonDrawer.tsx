import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import { Field } from './Field.tsx';
import { FormDrawer } from './FormDrawer.tsx';
import { Notice } from '../Notice.tsx';
import { t } from '../text.ts';

interface Props {
  title: string;
  /** Name of the field: 'Cancellation Reason'. */
  label: string;
  submitText: string;
  saving: boolean;
  /** Effects to show before it is done: a sentence, or a list. */
  hint?: string;
  effects?: readonly string[];
  /** Answers whether it was done. */
  onReason: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for a reason before an action that cannot be undone. */
export function ReasonDrawer({
  title,
  label,
  submitText,
  saving,
  hint,
  effects,
  onReason,
  onClose,
}: Props) {
  const form = useForm({ defaultValues: { reason: '' } });
  const submit = form.handleSubmit(async ({ reason }) => {
    if (await onReason(reason.trim())) onClose();
  });
  return (
    <FormDrawer
      danger
      title={title}
      submitText={submitText}
      saving={saving}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {hint && <p className="kit-muted">{hint}</p>}
      {effects && effects.length > 0 && (
        <Notice className="kit-callout" intent="warning" title={t('What this does')}>
          <ul className="kit-effects">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Field
        form={form}
        name="reason"
        label={label}
        type="textarea"
        maxLength={LIMITS.reason}
        required
        autoFocus
      />
    </FormDrawer>
  );
}
