import { useForm } from 'react-hook-form';
import type { CompanyFieldsFragment } from '../../generated/documents.ts';
import {
  useAddGstRegistrationMutation,
  useUpdateGstRegistrationMutation,
} from '../../generated/hooks.ts';
import { submitWithFaults } from '../ui/form/submitWithFaults.ts';
import {
  registrationFaultsOf,
  type RegistrationForm,
  registrationInput,
} from './company.labels.ts';
import { CompanyDrawer } from './CompanyDrawer.tsx';
import { RegistrationFieldsPanel } from './RegistrationFieldsPanel.tsx';
import { useSaveSettings } from './useSettings.ts';
import { t } from '../ui/text.ts';

export type Registration = CompanyFieldsFragment['registrations'][number];

interface Props {
  company: CompanyFieldsFragment;
  /** Absent: a new one. */
  registration: Registration | undefined;
  onClose: () => void;
}

/** Adds or changes a GST registration. */
export function RegistrationDrawer({ company, registration, onClose }: Props) {
  const form = useForm({
    defaultValues: {
      gstin: registration?.gstin ?? '',
      state: registration?.state ?? '',
      address1: registration?.address1 ?? '',
      city: registration?.city ?? '',
      postalCode: registration?.postalCode ?? '',
    },
  });
  const { base, save } = useSaveSettings(company, onClose);
  const [add, adding] = useAddGstRegistrationMutation();
  const [update, updating] = useUpdateGstRegistrationMutation();
  const saving = adding.loading || updating.loading;
  const faultsOf = (fields: RegistrationForm) => registrationFaultsOf(fields, company.pan);
  const submit = submitWithFaults(form, faultsOf, async (fields) => {
    const given = registrationInput(fields);
    await save((version) =>
      registration
        ? update({ variables: { input: { id: registration.id, version, ...given } } })
        : add({ variables: { input: { version, ...given } } }),
    );
  });
  return (
    <CompanyDrawer
      title={
        registration
          ? t('GST registration {{gstin}}', { gstin: registration.gstin })
          : t('Add GST registration')
      }
      form={form}
      base={base}
      saving={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <RegistrationFieldsPanel form={form} hasDocuments={registration?.hasDocuments ?? false} />
    </CompanyDrawer>
  );
}
