import type { Can } from '@munim/schema/shared/roles.ts';
import { Link } from 'react-router-dom';
import type { SampleRequestFieldsFragment } from '../../generated/documents.ts';
import { orderPath, quotationPath } from '../app/recordPaths.ts';

interface Props {
  request: Pick<SampleRequestFieldsFragment, 'quotationId' | 'orderNumber'>;
  can: Can;
}

/** Number of the line's document: a link for its readers. */
export function SampledDocument({ request: { quotationId, orderNumber }, can }: Props) {
  if (orderNumber)
    return can('ORDER', 'READ') ? (
      <Link to={orderPath(orderNumber)}>{orderNumber}</Link>
    ) : (
      <>{orderNumber}</>
    );
  if (!quotationId) return null;
  return can('QUOTATION', 'READ') ? (
    <Link to={quotationPath(quotationId)}>{quotationId}</Link>
  ) : (
    <>{quotationId}</>
  );
}
