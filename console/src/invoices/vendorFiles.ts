import { skipToken } from '@apollo/client/react';
import { seesVendorsFor, WRITES_INVOICES } from '@munim/schema/shared/roles.ts';
import { usePlacesOfChallanQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { vendorFileRefusal } from './invoices.labels.ts';

/**
 * Reason why the server would refuse the e-way bill file of an invoice's goods, whose places stand
 * on the challan.
 */
export function useVendorFileRefusal(challanId: string): string | null {
  const { can } = useSession();
  const asks = !seesVendorsFor(can, WRITES_INVOICES) && can('DELIVERY_CHALLAN', 'READ');
  const { data } = usePlacesOfChallanQuery(asks ? { variables: { id: challanId } } : skipToken);
  return data ? vendorFileRefusal(can, data.deliveryChallan, true) : null;
}
