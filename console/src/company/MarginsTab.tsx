import { Button, HTMLTable } from '@blueprintjs/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CompanyFieldsFragment } from '../../generated/documents.ts';
import { useSetMarginFloorsMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/form/Field.tsx';
import { percentText } from '../ui/format/rupees.ts';
import { CompanyDrawer } from './CompanyDrawer.tsx';
import type { TabProps } from './SettingsScreen.tsx';
import { useSaveSettings } from './useSettings.ts';
import { t } from '../ui/text.ts';

// the names of fields are paths: none may begin with a digit
const fieldOf = ({ categoryId }: { categoryId: string }) => `category${categoryId}`;

function MarginsDrawer({
  company,
  onClose,
}: {
  company: CompanyFieldsFragment;
  onClose: () => void;
}) {
  const { categoryFloors, marginFloor } = company;
  const form = useForm<Record<string, string>>({
    defaultValues: {
      company: marginFloor,
      ...Object.fromEntries(categoryFloors.map((one) => [fieldOf(one), one.percent ?? ''])),
    },
  });
  const { base, save } = useSaveSettings(company, onClose);
  const [set, { loading }] = useSetMarginFloorsMutation();
  const submit = form.handleSubmit(async (fields) => {
    const categories = categoryFloors.flatMap((one) => {
      const percent = fields[fieldOf(one)]?.trim() || null;
      return percent === one.percent ? [] : [{ categoryId: one.categoryId, percent }];
    });
    const floors = { marginFloor: fields['company'] ?? '', categories };
    await save((version) => set({ variables: { input: { version, ...floors } } }));
  });
  return (
    <CompanyDrawer
      title={t('Margins')}
      form={form}
      base={base}
      saving={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        form={form}
        name="company"
        label={t('Least margin of the company')}
        type="percent"
        required
      />
      {categoryFloors.map((one) => (
        <Field
          key={one.categoryId}
          form={form}
          name={fieldOf(one)}
          label={one.name}
          type="percent"
          help={t('Empty: that of the company')}
        />
      ))}
    </CompanyDrawer>
  );
}

/** Least profit on cost, below which a price needs a reason. */
export function MarginsTab({ company, mayChange }: TabProps) {
  const [isOpen, setOpen] = useState(false);
  const { categoryFloors, marginFloor } = company;
  return (
    <section className="settings-section" aria-label={t('Margins')}>
      <p>
        {t(
          'A selling price that leaves less profit on its cost, after discount, needs a reason. At 0 % only a price below cost does.',
        )}
      </p>
      <div className="settings-table">
        <HTMLTable compact aria-label={t('Margins')}>
          <thead>
            <tr>
              <th scope="col">{t('Category')}</th>
              <th scope="col">{t('Least margin')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{t('Company')}</td>
              <td className="kit-numeric">{percentText(marginFloor)}</td>
            </tr>
            {categoryFloors.map(({ categoryId, name, percent }) => (
              <tr key={categoryId}>
                <td>{name}</td>
                <td className="kit-numeric">
                  {percent === null ? t('As the company') : percentText(percent)}
                </td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </div>
      {mayChange && (
        <Button text={t('Change')} aria-label={t('Change Margins')} onClick={() => setOpen(true)} />
      )}
      {isOpen && <MarginsDrawer company={company} onClose={() => setOpen(false)} />}
    </section>
  );
}
