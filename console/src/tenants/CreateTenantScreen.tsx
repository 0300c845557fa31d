import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ORGANISATIONS_PATH } from '../app/listPaths.ts';
import { tenantPath } from '../app/recordPaths.ts';
import { FormFoot } from '../ui/form/FormFoot.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { useUnsaved } from '../ui/form/unsaved.ts';
import { useSingleFlight } from '../ui/form/useSingleFlight.ts';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { NewTenantFields } from './NewTenantFields.tsx';
import { useNewTenant } from './useNewTenant.ts';
import './tenants.css';
import { t } from '../ui/text.ts';

/** A new customer with its contacts and addresses, then its page. */
export function CreateTenantScreen() {
  const navigate = useNavigate();
  const cameFromHere = useLocation().key !== 'default';
  const [organisationId] = useUrlParam('organisation');
  const tenant = useNewTenant('', organisationId);
  const { saving, isDirty } = tenant;
  const [madeId, setMadeId] = useState<string>();
  useUnsaved(!madeId && isDirty);
  const submit = useSingleFlight(tenant.submitter(({ id }) => setMadeId(id)));
  // left once nothing is unsaved
  useEffect(() => {
    if (madeId) void navigate(tenantPath(madeId));
  }, [madeId, navigate]);
  return (
    <form
      className="kit-page kit-form tenant-page"
      noValidate
      aria-label={t('Create customer')}
      onSubmit={submit}
    >
      <RecordHead title={t('Create customer')} />
      <NewTenantFields tenant={tenant} contactNeeded={false} />
      <FormFoot
        saving={saving}
        onCancel={() => void (cameFromHere ? navigate(-1) : navigate(ORGANISATIONS_PATH))}
      />
    </form>
  );
}
