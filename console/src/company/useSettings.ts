import type { CompanyFieldsFragment, UpdateCompanyInput } from '../../generated/documents.ts';
import { useUpdateCompanyMutation } from '../../generated/hooks.ts';
import { useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { SETTINGS_SAVED } from './company.labels.ts';

/** Runs writes of Settings on the version that the form opened on, with their notices. */
export function useSaveSettings(
  { version }: Pick<CompanyFieldsFragment, 'version'>,
  onSaved: () => void,
) {
  const base = useBaseVersion(version);
  const save = async (write: (version: number) => Promise<unknown>) => {
    const texts = { ...SETTINGS_SAVED, onFailed: base.onFailed };
    if (await withNotice(() => write(base.version), texts)) onSaved();
  };
  return { base, save };
}

/** Saves a part of the company. */
export function useSaveCompany(company: CompanyFieldsFragment, onSaved: () => void) {
  const { base, save } = useSaveSettings(company, onSaved);
  const [update, { loading: saving }] = useUpdateCompanyMutation();
  return {
    base,
    save: (change: Omit<UpdateCompanyInput, 'version'>) =>
      save((version) => update({ variables: { input: { version, ...change } } })),
    saving,
  };
}
