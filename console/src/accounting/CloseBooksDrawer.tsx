import { booksProblem } from '@munim/schema/accounting/books.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import type { BooksFieldsFragment } from '../../generated/documents.ts';
import { useCloseBooksMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/form/Field.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { addDays, momentText, today } from '../ui/format/dates.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

const FIELD = { closed_until: 'closedUntil', reason: 'reason' } as const;

/** Moves the day up to which the books are closed; an empty day opens them. */
export function CloseBooksDrawer({
  books,
  onClose,
}: {
  books: BooksFieldsFragment;
  onClose: () => void;
}) {
  const { closedUntil: from, changedBy, changedAt, version } = books;
  const form = useForm({ defaultValues: { closedUntil: from ?? '', reason: '' } });
  const [close, { loading }] = useCloseBooksMutation();
  const submit = form.handleSubmit(async ({ closedUntil, reason }) => {
    const move = { to: closedUntil || null, reason: reason.trim() || null };
    const problem = booksProblem({ from, ...move, today: today() });
    if (problem) return form.setError(FIELD[problem.field], { message: problem.text });
    const input = { closedUntil: move.to, reason: move.reason, version };
    const done = await withNotice(() => close({ variables: { input } }), {
      done: t('Books updated successfully.'),
      failed: t('Error updating the books.'),
    });
    if (done) onClose();
  });
  return (
    <FormDrawer
      title={t('Close the books')}
      submitText={t('Save')}
      saving={loading}
      dirty={form.formState.isDirty}
      blocked={!form.formState.isDirty && BLOCKED.unchanged}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="kit-muted">
        {t(
          'No bill, invoice, credit note, payment or expense dated on or before this day can be made, changed or cancelled.',
        )}
      </p>
      <Field
        form={form}
        name="closedUntil"
        label={t('Closed up to')}
        type="date"
        max={addDays(today(), -1)}
        validate={(day) => day < today() || t('Books can be closed up to yesterday')}
      />
      <Field
        form={form}
        name="reason"
        label={t('Reason')}
        type="textarea"
        maxLength={LIMITS.reason}
        help={t('Required when days are opened again.')}
      />
      {changedBy && changedAt && (
        <p className="kit-muted">
          {t('Moved last by {{changedBy}}, {{changedAt}}.', {
            changedBy: changedBy.name,
            changedAt: momentText(changedAt),
          })}
        </p>
      )}
    </FormDrawer>
  );
}
