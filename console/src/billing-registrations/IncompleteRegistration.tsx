import { Callout } from '@blueprintjs/core';
import { useBillingRegistrationsQuery } from '../../generated/hooks.ts';

/** Warning on the page of a customer whose registered address is not known. */
export function IncompleteRegistration({ customerId }: { customerId: string }) {
  const { data } = useBillingRegistrationsQuery({ variables: { customerId, isActive: true } });
  const incomplete = data?.billingRegistrations.items.filter((row) => !row.isComplete) ?? [];
  if (!incomplete.length) return null;
  return (
    <Callout className="kit-callout" intent="warning" title="Registered address not complete">
      {incomplete.map((row) => row.gstNumber ?? row.legalName).join(', ')} has no registered
      address: invoices print none, and the tax portals refuse them. Fill it in under Billing
      registrations.
    </Callout>
  );
}
