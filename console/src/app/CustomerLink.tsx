import { Link } from 'react-router-dom';
import { tenantPath } from './recordPaths.ts';
import { useSession } from './session.tsx';
import { type CustomerName, customerText } from '../tenants/tenants.labels.ts';

/** Name of a document's customer, leading to its page for users who may see that. */
export function CustomerLink({ customer }: { customer: CustomerName & { id: string } }) {
  const { can } = useSession();
  const text = customerText(customer);
  return can('TENANT', 'READ') ? <Link to={tenantPath(customer.id)}>{text}</Link> : text;
}
