import {
  EXAMPLE_QUERY,
  nameOfTitle,
  SAVED_QUERIES,
} from '@munim/schema/saved-queries/saved-queries.rules.ts';
import { useForm } from 'react-hook-form';
import { SavedQueriesDocument, type SavedQueryRowFragment } from '../../generated/documents.ts';
import {
  useAddToSavedQueriesMutation,
  useChangeSavedQueriesMutation,
} from '../../generated/hooks.ts';
import { errorField, serverText } from '../ui/errors.ts';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';
import { QUERY_SAVED } from './saved-queries.labels.ts';

const WIDTH = 720;

/** Fields by their names in REST. */
const FIELD_OF: Readonly<Record<string, 'name' | 'title' | 'query' | 'variables'>> = {
  saved_query_name: 'name',
  title: 'title',
  query: 'query',
  variables: 'variables',
};

interface Props {
  /** Absent for a new one. */
  saved?: SavedQueryRowFragment | undefined;
  onClose: () => void;
}

/** A query under a name: its text is checked when it is saved. */
export function SavedQueryDrawer({ saved, onClose }: Props) {
  const form = useForm({
    defaultValues: {
      title: saved?.title ?? '',
      name: saved?.name ?? '',
      query: saved?.query ?? EXAMPLE_QUERY,
      variables: saved?.variables ?? '{}',
      isShared: saved?.isShared ?? false,
    },
  });
  const refetchQueries = [SavedQueriesDocument];
  const [create, { loading: creating }] = useAddToSavedQueriesMutation({ refetchQueries });
  const [update, { loading: updating }] = useChangeSavedQueriesMutation({ refetchQueries });
  // what is wrong is said below its field, where it stays
  const onFailed = (error: unknown) => {
    const field = FIELD_OF[errorField(error) ?? ''];
    if (field) form.setError(field, { message: serverText(error) ?? QUERY_SAVED.failed });
  };
  const submit = form.handleSubmit(async (fields) => {
    const name = fields.name.trim() || nameOfTitle(fields.title);
    if (!name) return form.setError('name', { message: t('Please enter a name.') });
    const input = { ...fields, name };
    const save = () =>
      saved
        ? update({ variables: { input: { ...input, id: saved.id, version: saved.version } } })
        : create({ variables: { input } });
    if (await withNotice<unknown>(save, { ...QUERY_SAVED, onFailed })) onClose();
  });
  return (
    <FormDrawer
      title={saved ? t('Saved query') : t('Save a query')}
      width={WIDTH}
      submitText={t('Save')}
      saving={creating || updating}
      dirty={form.formState.isDirty}
      blocked={saved?.mayChange === false && t('Only who made it changes it')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        form={form}
        name="title"
        label={t('Title')}
        maxLength={SAVED_QUERIES.title}
        required
        autoFocus
      />
      <Field
        form={form}
        name="name"
        label={t('Name in its address')}
        help={t('Small letters, digits and hyphens. Empty: made of the title')}
        maxLength={SAVED_QUERIES.name}
      />
      <Field
        form={form}
        name="query"
        label={t('Query')}
        type="textarea"
        help={t('One list of the API. With $after and pageInfo it is read to its end')}
        maxLength={SAVED_QUERIES.query}
        required
      />
      <Field
        form={form}
        name="variables"
        label={t('Variables')}
        type="textarea"
        help={t('A JSON object; the address may give others, as ?from=2026-04-01')}
        maxLength={SAVED_QUERIES.variables}
      />
      <Field
        form={form}
        name="isShared"
        label={t('Everybody of the company may run it, with their own permissions')}
        type="switch"
      />
    </FormDrawer>
  );
}
