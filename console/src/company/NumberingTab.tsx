import { Button, HTMLTable } from '@blueprintjs/core';
import { seriesFault } from '@munim/schema/company/numbering.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CompanyFieldsFragment } from '../../generated/documents.ts';
import { useSetDocumentSeriesMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/form/Field.tsx';
import {
  FIRST_NUMBER_TEXT,
  nextNumberText,
  NUMBERING_TEXT,
  SERIES_LABEL,
  typedSeries,
} from './company.labels.ts';
import { CompanyDrawer } from './CompanyDrawer.tsx';
import type { TabProps } from './SettingsScreen.tsx';
import { useSaveSettings } from './useSettings.ts';
import { t } from '../ui/text.ts';

type Series = CompanyFieldsFragment['series'][number];

interface DrawerProps {
  series: Series;
  version: number;
  onClose: () => void;
}

const titleOf = ({ kind, gstin }: Series) =>
  [t('Numbers of {{kind}}', { kind: SERIES_LABEL[kind].toLowerCase() }), gstin]
    .filter(Boolean)
    .join(', ');

function SeriesDrawer({ series, version, onClose }: DrawerProps) {
  const { kind, gstin, financialYear, hasNumbers } = series;
  const form = useForm({
    defaultValues: { prefix: series.prefix, nextNumber: String(series.nextNumber) },
  });
  const { base, save } = useSaveSettings({ version }, onClose);
  const [set, { loading }] = useSetDocumentSeriesMutation();
  const typed = useWatch({ control: form.control });
  const setting = typedSeries(kind, typed.prefix, typed.nextNumber);
  const fault = seriesFault(setting, financialYear);
  const submit = form.handleSubmit(async () => {
    if (fault)
      return form.setError(fault.field === 'prefix' ? 'prefix' : 'nextNumber', {
        message: fault.text,
      });
    const { prefix, next_number: nextNumber } = setting;
    const fields = { kind, gstin, prefix, nextNumber };
    await save((current) => set({ variables: { input: { version: current, ...fields } } }));
  });
  return (
    <CompanyDrawer
      title={titleOf(series)}
      form={form}
      base={base}
      saving={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        form={form}
        name="prefix"
        label={t('Prefix')}
        required
        maxLength={LIMITS.documentPrefix}
        help={t('Another prefix is another series, which begins with any number.')}
        autoFocus
      />
      <Field
        form={form}
        name="nextNumber"
        label={t('Next number')}
        type="number"
        required
        help={
          hasNumbers
            ? t('With the prefix {{prefix}} it follows the last one: numbers leave no gap.', {
                prefix: series.prefix,
              })
            : FIRST_NUMBER_TEXT
        }
      />
      <p className="kit-muted" aria-live="polite">
        {nextNumberText(setting, financialYear)}
      </p>
    </CompanyDrawer>
  );
}

/** Settings of how documents are numbered. */
export function NumberingTab({ company, mayChange }: TabProps) {
  const [opened, setOpened] = useState<Series | null>(null);
  return (
    <section className="settings-section" aria-label={t('Numbering')}>
      <div className="settings-table">
        <HTMLTable compact aria-label={t('Numbering')}>
          <thead>
            <tr>
              <th scope="col">{t('Documents')}</th>
              <th scope="col">{t('GST number')}</th>
              <th scope="col">{t('Next number')}</th>
              {mayChange && <th scope="col">{t('Actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {company.series.map((series) => (
              <tr key={titleOf(series)}>
                <td>{SERIES_LABEL[series.kind]}</td>
                <td className="kit-numeric">{series.gstin}</td>
                <td className="kit-numeric">{series.next}</td>
                {mayChange && (
                  <td className="settings-actions">
                    <Button
                      size="small"
                      text={t('Change')}
                      aria-label={t('Change {{titleOf}}', { titleOf: titleOf(series) })}
                      onClick={() => setOpened(series)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </div>
      <p className="kit-muted">{NUMBERING_TEXT}</p>
      {opened && (
        <SeriesDrawer series={opened} version={company.version} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
