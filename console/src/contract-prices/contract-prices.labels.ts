import type { ContractPriceFieldsFragment } from '../../generated/documents.ts';
import { t } from '../ui/text.ts';

/** Filter of the panel: exactly one of them. */
export interface PricesOf {
  skuId?: string;
  organisationId?: string;
  tenantId?: string;
}

/** The customer, or the organisation with all of its customers. */
export const buyerText = ({ customer, organisation }: ContractPriceFieldsFragment): string =>
  customer
    ? customer.name
    : t('{{organisation}} (all customers)', { organisation: organisation.name });
