import type { ExpenseEntity, ExpenseHead, ExpenseStatus } from '@munim/schema/generated/types.ts';
import type { Labels, Statuses } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const EXPENSE_STATUS: Statuses<ExpenseStatus> = {
  ACTIVE: { text: t('Active'), intent: 'none', ring: 'full' },
  VOID: { text: t('Void'), intent: 'none', ring: 'crossed' },
};

export const EXPENSE_HEAD: Record<ExpenseHead, string> = {
  FREIGHT: t('Freight'),
  LOADING: t('Loading'),
  PACKING: t('Packing'),
  FUEL: t('Fuel'),
  RENT: t('Rent'),
  TRAVEL: t('Travel'),
  OTHER: t('Other'),
};

export const EXPENSE_ENTITY: Labels<ExpenseEntity> = {
  ORDER: { text: t('Order'), intent: 'none' },
  PURCHASE_ORDER: { text: t('Purchase order'), intent: 'none' },
  SHIPMENT: { text: t('Shipment'), intent: 'none' },
  WAREHOUSE: { text: t('Warehouse'), intent: 'none' },
  GENERAL: { text: t('General'), intent: 'none' },
};

interface Owned {
  entity: ExpenseEntity;
  entityId: string | null;
}

/** 'Order SO-12', 'General' */
export const ownerText = ({ entity, entityId }: Owned): string =>
  [EXPENSE_ENTITY[entity].text, entityId].filter(Boolean).join(' ');
