import type { CompanyFieldsFragment, UpdateCompanyInput } from '../../generated/documents.ts';
import { useUpdateCompanyMutation } from '../../generated/hooks.ts';
import { useBaseVersion } from '../ui/form/ChangedElsewhere.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { SETTINGS_SAVED } from './company.labels.ts';

/** Saves a part of the company on the version that its form opened on. */
export function useSaveCompany({ version }: CompanyFieldsFragment, onSaved: () => void) {
  const base = useBaseVersion(version);
  const [update, { loading }] = useUpdateCompanyMutation();
  const save = async (change: Omit<UpdateCompanyInput, 'version'>) => {
    const input = { version: base.version, ...change };
    const done = await withNotice(() => update({ variables: { input } }), {
      ...SETTINGS_SAVED,
      onFailed: base.onFailed,
    });
    if (done) onSaved();
  };
  return { base, save, saving: loading };
}
