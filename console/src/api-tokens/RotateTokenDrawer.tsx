import { useForm } from 'react-hook-form';
import type { ApiTokenRowFragment } from '../../generated/documents.ts';
import { useRotateApiTokenMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';
import { TOKEN_MADE_FAILED } from './api-tokens.labels.ts';
import type { Shown } from './ShownTokenDialog.tsx';
import { TokenDays, USUAL_DAYS } from './TokenDays.tsx';

const OVERLAPS = [
  { value: '0', label: t('Ends at once') },
  { value: '1', label: t('1 hour') },
  { value: '24', label: t('1 day') },
  { value: '168', label: t('7 days') },
];

interface Props {
  token: ApiTokenRowFragment;
  onMade: (shown: Shown) => void;
  onClose: () => void;
}

/** Gives a token another secret; the one before works on until the tool has the new one. */
export function RotateTokenDrawer({ token: { id, name, version }, onMade, onClose }: Props) {
  const form = useForm({ defaultValues: { days: USUAL_DAYS, overlap: '24' } });
  const [rotate, { loading }] = useRotateApiTokenMutation();
  const submit = form.handleSubmit(async ({ days, overlap }) => {
    const input = { id, version, days: Number(days), overlapHours: Number(overlap) };
    const done = await withNotice(() => rotate({ variables: { input } }), TOKEN_MADE_FAILED);
    const made = done?.data?.rotateApiToken;
    if (!made) return;
    onClose();
    onMade({ name, token: made.token });
  });
  return (
    <FormDrawer
      title={t('New secret for {{name}}', { name })}
      submitText={t('Make new secret')}
      saving={loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <TokenDays form={form} name="days" />
      <Field
        form={form}
        name="overlap"
        label={t('The token before works for')}
        type="select"
        options={OVERLAPS}
        required
      />
    </FormDrawer>
  );
}
