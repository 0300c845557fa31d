import { seriesFault } from '@munim/schema/company/numbering.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm, useWatch } from 'react-hook-form';
import type { SetUpFieldsFragment } from '../../generated/documents.ts';
import { useSetUpSeriesMutation } from '../../generated/hooks.ts';
import {
  FIRST_NUMBER_TEXT,
  nextNumberText,
  NUMBERING_TEXT,
  SERIES_LABEL,
  typedSeries,
} from '../company/company.labels.ts';
import { Field } from '../ui/form/Field.tsx';
import { submitWithFaults } from '../ui/form/submitWithFaults.ts';
import { StepForm } from './CompanySteps.tsx';
import { saveStep, type StepProps } from './setUpStep.ts';
import { t } from '../ui/text.ts';

type Series = SetUpFieldsFragment['series'][number];

/** Names of the fields of a series; the form holds texts alone. */
const prefixField = ({ kind }: Series) => `${kind}Prefix`;
const nextField = ({ kind }: Series) => `${kind}Next`;

const typedIn = (fields: Partial<Record<string, string>>, series: Series) =>
  typedSeries(series.kind, fields[prefixField(series)], fields[nextField(series)]);

/** Step of how documents are numbered, also where numbers go on from those of another program. */
export function NumberingStep(props: StepProps) {
  const { saved, token } = props;
  const form = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(
      saved.series.flatMap((series) => [
        [prefixField(series), series.prefix],
        [nextField(series), String(series.nextNumber)],
      ]),
    ),
  });
  const typed = useWatch({ control: form.control });
  const [save, { loading }] = useSetUpSeriesMutation();
  const faultsOf = (fields: Record<string, string>) =>
    saved.series.flatMap((series) => {
      const fault = seriesFault(typedIn(fields, series), series.financialYear);
      const field = fault?.field === 'prefix' ? prefixField(series) : nextField(series);
      return fault ? [{ field, text: fault.text }] : [];
    });
  const submit = submitWithFaults(form, faultsOf, async (fields) => {
    const series = saved.series.map((one) => {
      const { prefix, next_number } = typedIn(fields, one);
      return { kind: one.kind, prefix, nextNumber: next_number };
    });
    const variables = { input: { token, version: saved.version ?? 0, series } };
    await saveStep(props, async () => (await save({ variables })).data?.setUpSeries);
  });
  return (
    <StepForm label={t('Numbering')} saving={loading} onSubmit={submit}>
      <p className="kit-muted">
        {NUMBERING_TEXT} {FIRST_NUMBER_TEXT}
      </p>
      {saved.series.map((series) => (
        <fieldset key={series.kind} className="set-up-series">
          <legend>{SERIES_LABEL[series.kind]}</legend>
          <Field
            form={form}
            name={prefixField(series)}
            label={t('Prefix of {{kind}}', { kind: SERIES_LABEL[series.kind].toLowerCase() })}
            required
            maxLength={LIMITS.documentPrefix}
          />
          <Field
            form={form}
            name={nextField(series)}
            label={t('Next number of {{kind}}', { kind: SERIES_LABEL[series.kind].toLowerCase() })}
            type="number"
            required
            help={nextNumberText(typedIn(typed, series), series.financialYear)}
          />
        </fieldset>
      ))}
    </StepForm>
  );
}
