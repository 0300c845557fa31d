import { Button, Callout } from '@blueprintjs/core';
import { gstinProblem, panOfGstin, stateCodeOfGstin } from '@munim/schema/shared/gstin.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import { skipToken } from '@apollo/client/react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useTenantsOfPanQuery } from '../../generated/hooks.ts';
import { tenantPath } from '../app/recordPaths.ts';
import type { TenantForm } from './tenantForm.ts';
import { t } from '../ui/text.ts';

/**
 * Data derived from the GST number of a new customer: its state and PAN, and the customers of that PAN that this viewer sees.
 * They are of one legal person, so their organisation is offered.
 */
export function GstinFound({ form }: { form: UseFormReturn<TenantForm> }) {
  const gstin = useWatch({ control: form.control, name: 'gstNo' }).trim().toUpperCase();
  const chosen = useWatch({ control: form.control, name: 'organisation' });
  const pan = gstinProblem(gstin) ? null : panOfGstin(gstin);
  const { data } = useTenantsOfPanQuery(
    pan ? { variables: { pan }, fetchPolicy: 'network-only' } : skipToken,
  );
  if (gstinProblem(gstin)) return null;
  const known = pan ? (data?.tenants.items ?? []) : [];
  const same = known.find(({ gstNo }) => gstNo === gstin);
  const one = same ?? known[0];
  const state = stateName(stateCodeOfGstin(gstin) ?? '');
  return (
    <div role="status" className="tenant-gstin">
      <p className="kit-muted">{[state, pan && `PAN ${pan}`].filter(Boolean).join(' · ')}</p>
      {one && (
        <Callout compact intent="warning">
          <p>
            <Link to={tenantPath(one.id)}>{one.name}</Link>{' '}
            {same
              ? t('has this GST number and is of the organisation {{organisationName}}.', {
                  organisationName: one.organisationName,
                })
              : t(
                  'has a GST number of the same PAN and is of the organisation {{organisationName}}.',
                  { organisationName: one.organisationName },
                )}
          </p>
          {chosen?.id !== one.organisationId && (
            <Button
              size="small"
              text={t('Use {{organisationName}}', { organisationName: one.organisationName })}
              onClick={() =>
                form.setValue(
                  'organisation',
                  { id: one.organisationId, label: one.organisationName },
                  { shouldDirty: true, shouldValidate: true },
                )
              }
            />
          )}
        </Callout>
      )}
    </div>
  );
}
