import { Button } from '@blueprintjs/core';
import { companyFault, registrationFault } from '@munim/schema/company/company.rules.ts';
import type { FormEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSetUpCompanyMutation, useSetUpRegistrationMutation } from '../../generated/hooks.ts';
import {
  changedPictures,
  COMPANY_FIELD,
  type CompanyForm,
  companyInput,
  identityOf,
  type PicturesForm,
  REGISTRATION_FIELD,
  registrationInput,
  registrationOf,
} from '../company/company.labels.ts';
import { CompanyFieldsPanel } from '../company/CompanyFieldsPanel.tsx';
import { PicturesFieldsPanel } from '../company/PicturesFieldsPanel.tsx';
import { RegistrationFieldsPanel } from '../company/RegistrationFieldsPanel.tsx';
import { TermsFieldsPanel } from '../company/TermsFieldsPanel.tsx';
import { formOf, saveStep, type StepProps } from './setUpStep.ts';

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
  submitText = 'Save and continue',
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

/** Who the company is. */
export function CompanyStep(props: StepProps) {
  const { saved, token } = props;
  const form = useForm<CompanyForm>({ defaultValues: formOf(NO_COMPANY, saved.company) });
  const pictures = useForm<PicturesForm>({ defaultValues: formOf(NO_PICTURES, saved.company) });
  const [save, { loading }] = useSetUpCompanyMutation();
  const submit = form.handleSubmit(async (fields) => {
    const input = companyInput({ ...NO_COMPANY, ...fields });
    const fault = companyFault(identityOf(input));
    const field = fault && COMPANY_FIELD[fault.field];
    if (fault && field) return form.setError(field, { message: fault.text });
    const sent = changedPictures(pictures.getValues(), saved.company);
    const variables = { input: { token, version: saved.version, ...input, ...sent } };
    await saveStep(props, async () => (await save({ variables })).data?.setUpCompany);
  });
  return (
    <StepForm label="Company" saving={loading} onSubmit={submit}>
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
  const submit = form.handleSubmit(async (fields) => {
    const input = registrationInput(fields);
    const fault = registrationFault(registrationOf(input));
    if (fault) return form.setError(REGISTRATION_FIELD[fault.field], { message: fault.text });
    const variables = { input: { token, version: saved.version ?? 0, ...input } };
    await saveStep(props, async () => (await save({ variables })).data?.setUpRegistration);
  });
  return (
    <StepForm label="GST registration" saving={loading} onSubmit={submit}>
      <RegistrationFieldsPanel form={form} />
      <p className="kit-muted">
        It is on all documents at first. More registrations are added under Settings.
      </p>
    </StepForm>
  );
}
