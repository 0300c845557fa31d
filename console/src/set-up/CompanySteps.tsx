import { Button } from '@blueprintjs/core';
import type { FormEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSetUpCompanyMutation, useSetUpRegistrationMutation } from '../../generated/hooks.ts';
import {
  changedPictures,
  companyFaultsOf,
  type CompanyForm,
  companyInput,
  type PicturesForm,
  registrationFaultsOf,
  type RegistrationForm,
  registrationInput,
} from '../company/company.labels.ts';
import { CompanyFieldsPanel } from '../company/CompanyFieldsPanel.tsx';
import { PicturesFieldsPanel } from '../company/PicturesFieldsPanel.tsx';
import { RegistrationFieldsPanel } from '../company/RegistrationFieldsPanel.tsx';
import { TermsFieldsPanel } from '../company/TermsFieldsPanel.tsx';
import { submitWithFaults } from '../ui/form/submitWithFaults.ts';
import { formOf, saveStep, type StepProps } from './setUpStep.ts';
import { t } from '../ui/text.ts';

interface FormProps {
  label: string;
  saving: boolean;
  submitText?: string;
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
}

/** One step: its fields and the button that saves it. */
export function StepForm({
  label,
  saving,
  submitText = t('Save and continue'),
  onSubmit,
  children,
}: FormProps) {
  return (
    <form
      className="set-up-form"
      aria-label={label}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <h2>{label}</h2>
      {children}
      <Button type="submit" intent="primary" text={submitText} loading={saving} />
    </form>
  );
}

const NO_COMPANY = {
  legalName: '',
  pan: '',
  cin: '',
  phone: '',
  email: '',
  bank: '',
  upiId: '',
  invoiceTerms: '',
  quotationTerms: '',
};

const NO_PICTURES = { logo: '', signature: '' };

/** Name, address and contacts of the company. */
export function CompanyStep(props: StepProps) {
  const { saved, token } = props;
  const form = useForm<CompanyForm>({ defaultValues: formOf(NO_COMPANY, saved.company) });
  const pictures = useForm<PicturesForm>({ defaultValues: formOf(NO_PICTURES, saved.company) });
  const [save, { loading }] = useSetUpCompanyMutation();
  const submit = submitWithFaults(form, companyFaultsOf, async (fields) => {
    const input = companyInput({ ...NO_COMPANY, ...fields });
    const sent = changedPictures(pictures.getValues(), saved.company);
    const variables = { input: { token, version: saved.version, ...input, ...sent } };
    await saveStep(props, async () => (await save({ variables })).data?.setUpCompany);
  });
  return (
    <StepForm label={t('Company')} saving={loading} onSubmit={submit}>
      <CompanyFieldsPanel form={form} />
      <TermsFieldsPanel form={form} />
      <PicturesFieldsPanel control={pictures.control} />
    </StepForm>
  );
}

const NO_REGISTRATION = { gstin: '', state: '', address1: '', city: '', postalCode: '' };

/** The GST registration that documents have; others are added under Settings. */
export function RegistrationStep(props: StepProps) {
  const { saved, token } = props;
  const form = useForm({ defaultValues: formOf(NO_REGISTRATION, saved.registration) });
  const [save, { loading }] = useSetUpRegistrationMutation();
  const faultsOf = (fields: RegistrationForm) => registrationFaultsOf(fields, saved.company?.pan);
  const submit = submitWithFaults(form, faultsOf, async (fields) => {
    const input = registrationInput(fields);
    const variables = { input: { token, version: saved.version ?? 0, ...input } };
    await saveStep(props, async () => (await save({ variables })).data?.setUpRegistration);
  });
  return (
    <StepForm label={t('GST registration')} saving={loading} onSubmit={submit}>
      <RegistrationFieldsPanel form={form} />
      <p className="kit-muted">
        {t('It is on all documents at first. More registrations are added under Settings.')}
      </p>
    </StepForm>
  );
}
