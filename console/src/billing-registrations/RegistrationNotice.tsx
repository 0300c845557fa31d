import { useBillingRegistrationsQuery } from '../../generated/hooks.ts';
import { AddRegistrationPanel } from './AddRegistrationPanel.tsx';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

/** Notice above a customer's page that it has no registration, or one without a known address. */
export function RegistrationNotice({ customerId }: { customerId: string }) {
  const { data } = useBillingRegistrationsQuery({ variables: { customerId, isActive: true } });
  if (!data) return null;
  const rows = data.billingRegistrations.items;
  const incomplete = rows.filter((row) => !row.isComplete);
  if (!rows.length)
    return (
      <Notice className="kit-callout" compact role="note">
        <div className="kit-callout-actions">
          <p>
            <strong>{t('No billing registration')}.</strong>{' '}
            {t(
              'Documents bill this customer as not registered for GST, without a registered address.',
            )}
          </p>
          <AddRegistrationPanel customerId={customerId} />
        </div>
      </Notice>
    );
  if (!incomplete.length) return null;
  return (
    <Notice className="kit-callout" intent="warning" title={t('Registered address not complete')}>
      {t(
        '{{incomplete}} has no registered address: invoices print none, and the tax portals refuse them. Fill it in under Billing registrations.',
        { incomplete: incomplete.map((row) => row.gstNumber ?? row.legalName).join(', ') },
      )}
    </Notice>
  );
}
