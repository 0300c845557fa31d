import { useApolloClient } from '@apollo/client/react';
import { Button, FormGroup } from '@blueprintjs/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { ViewerFieldsFragment } from '../../generated/documents.ts';
import { useSetDefaultUserMutation } from '../../generated/hooks.ts';
import { AddressPicker } from '../addresses/AddressPicker.tsx';
import { useSession } from '../app/session.tsx';
import { OrganisationPicker } from '../organisations/OrganisationPicker.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { type TenantItem, TenantPicker, tenantSource } from './TenantPicker.tsx';
import { findTenantUser, TenantUserPicker } from './TenantUserPicker.tsx';
import { t } from '../ui/text.ts';

const NO_ACCOUNT = t('*Please select a account');
const NO_USER = t('*Please select a user');

interface Choice {
  organisation: PickerItem | null;
  tenant: PickerItem | null;
  user: PickerItem | null;
  addressId: string | null;
}
const EMPTY_VALUES: Choice = { organisation: null, tenant: null, user: null, addressId: null };

const organisationOf = ({ tenant }: TenantItem): PickerItem => ({
  id: tenant.organisationId,
  label: tenant.organisationName,
});

/** The choice so far, starting with the customer chosen last; each choice clears what hung on the one before. */
function useChoice(stored: ViewerFieldsFragment['workingCustomer']) {
  const client = useApolloClient();
  const [choice, setChoice] = useState(EMPTY_VALUES);
  const [dirty, setDirty] = useState(false);
  useEffect(() => {
    if (!stored) return;
    let current = true;
    const fillIn = async () => {
      const [item, user] = await Promise.all([
        tenantSource.find(client, stored.tenantId),
        findTenantUser(client, stored.tenantId, stored.userId),
      ]);
      if (!current || !item) return;
      const tenant = item as TenantItem;
      const known = {
        organisation: organisationOf(tenant),
        tenant,
        user: user ?? null,
        addressId: stored.addressId,
      };
      setChoice((now) => (now === EMPTY_VALUES ? known : now));
    };
    fillIn().catch(() => undefined); // the form then starts empty
    return () => {
      current = false;
    };
  }, [client, stored]);
  const change = (part: Partial<Choice>) => {
    setDirty(true);
    setChoice((now) => ({ ...now, ...part }));
  };
  return { choice, change, dirty };
}

interface PartProps {
  id: string;
  label: string;
  error?: string | undefined;
  required?: boolean;
  children: ReactNode;
}

function Part({ id, label, error, required, children }: PartProps) {
  return (
    <FormGroup
      label={label}
      labelFor={id}
      labelInfo={required ? <span className="kit-required">*</span> : undefined}
      intent={error ? 'danger' : 'none'}
      helperText={error && <span role="alert">{error}</span>}
    >
      {children}
    </FormGroup>
  );
}

interface FieldsProps {
  choice: Choice;
  change: (part: Partial<Choice>) => void;
  /** Save was pressed: say what is missing. */
  submitted: boolean;
}

/** Each choice narrows the next; a customer brings its organisation. */
function SelectTenantFields({
  choice: { organisation, tenant, user, addressId },
  change,
  submitted,
}: FieldsProps) {
  const id = useId();
  const noAccount = submitted && !tenant ? NO_ACCOUNT : undefined;
  const noUser = submitted && !user ? NO_USER : undefined;
  const owner = tenant && { ownerType: 'TENANT' as const, ownerId: tenant.id };
  return (
    <>
      <Part
        id={`${id}-organisation`}
        label={t('Organisation')}
        error={organisation ? undefined : noAccount}
      >
        <OrganisationPicker
          id={`${id}-organisation`}
          value={organisation}
          onChange={(chosen) => change({ ...EMPTY_VALUES, organisation: chosen })}
        />
      </Part>
      <Part id={`${id}-tenant`} label={t('Account')} required error={noAccount}>
        <TenantPicker
          id={`${id}-tenant`}
          organisationId={organisation?.id ?? null}
          mayCreate
          value={tenant}
          invalid={Boolean(noAccount)}
          onChange={(chosen) =>
            change({
              ...EMPTY_VALUES,
              organisation: chosen ? organisationOf(chosen) : organisation,
              tenant: chosen,
              ...chosen?.first,
            })
          }
        />
      </Part>
      <Part id={`${id}-user`} label={t('Account user')} required error={noUser}>
        <TenantUserPicker
          id={`${id}-user`}
          tenantId={tenant?.id ?? null}
          value={user}
          invalid={Boolean(noUser)}
          onChange={(chosen) => change({ user: chosen })}
        />
      </Part>
      <Part id={`${id}-address`} label={t('Delivery address')}>
        <AddressPicker
          id={`${id}-address`}
          owner={owner}
          value={addressId}
          onChange={(address) => change({ addressId: address?.id ?? null })}
        />
      </Part>
    </>
  );
}

/**
 * The customer that new quote requests and orders start with
 * (docs/rules/sign-in.md#profile-and-working-customer).
 */
export function SelectTenantDrawer({ onClose }: { onClose: () => void }) {
  const { workingCustomer } = useSession().viewer;
  const { choice, change, dirty } = useChoice(workingCustomer);
  const [submitted, setSubmitted] = useState(false);
  const [setDefaultUser, { loading }] = useSetDefaultUserMutation();

  const save = async (
    variables: NonNullable<Parameters<typeof setDefaultUser>[0]>['variables'],
  ) => {
    const saved = await withNotice(() => setDefaultUser({ variables }), { failed: t('Error') });
    if (saved) onClose();
  };
  const submit = () => {
    const { organisation, tenant, user, addressId } = choice;
    setSubmitted(true);
    if (!tenant || !user) return;
    return save({
      input: {
        organisationId: organisation?.id ?? null,
        tenantId: tenant.id,
        userId: user.id,
        addressId,
      },
    });
  };
  return (
    <FormDrawer
      title={t('Select Tenant')}
      submitText={t('Save')}
      saving={loading}
      dirty={dirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectTenantFields choice={choice} change={change} submitted={submitted} />
      <Button
        text={t('Clear')}
        disabled={!workingCustomer || loading}
        title={t('Work for no customer')}
        onClick={() => void save({ input: null })}
      />
    </FormDrawer>
  );
}
