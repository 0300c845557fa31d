import type { CreateTenantMutation } from '../../generated/documents.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { NewTenantFields } from './NewTenantFields.tsx';
import { useNewTenant } from './useNewTenant.ts';
import './tenants.css';
import { t } from '../ui/text.ts';

interface Props {
  name: string;
  organisationId: string | null;
  onDone: (tenant: CreateTenantMutation['createTenant'] | null) => void;
}

/** A new customer for the document that is being written: it needs a contact that it goes to. */
export function CreateTenantDrawer({ name, organisationId, onDone }: Props) {
  const tenant = useNewTenant(name, organisationId);
  return (
    <FormDrawer
      title={t('Create customer')}
      width={620}
      submitText={t('Create')}
      saving={tenant.saving}
      dirty={tenant.isDirty}
      onSubmit={tenant.submitter(onDone)}
      onClose={() => onDone(null)}
    >
      <NewTenantFields tenant={tenant} contactNeeded />
    </FormDrawer>
  );
}
