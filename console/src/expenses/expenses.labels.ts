import type { ExpenseEntity, ExpenseHead, ExpenseStatus } from '@munim/schema/generated/types.ts';
import type { Labels, Statuses } from '../ui/format/labels.ts';

export const EXPENSE_STATUS: Statuses<ExpenseStatus> = {
  ACTIVE: { text: 'Active', intent: 'none', ring: 'full' },
  VOID: { text: 'Void', intent: 'none', ring: 'crossed' },
};

export const EXPENSE_HEAD: Record<ExpenseHead, string> = {
  FREIGHT: 'Freight',
  LOADING: 'Loading',
  PACKING: 'Packing',
  FUEL: 'Fuel',
  RENT: 'Rent',
  TRAVEL: 'Travel',
  OTHER: 'Other',
};

export const EXPENSE_ENTITY: Labels<ExpenseEntity> = {
  ORDER: { text: 'Order', intent: 'none' },
  PURCHASE_ORDER: { text: 'Purchase order', intent: 'none' },
  SHIPMENT: { text: 'Shipment', intent: 'none' },
  WAREHOUSE: { text: 'Warehouse', intent: 'none' },
  GENERAL: { text: 'General', intent: 'none' },
};

interface Owned {
  entity: ExpenseEntity;
  entityId: string | null;
}

/** 'Order SO-12', 'General' */
export const ownerText = ({ entity, entityId }: Owned): string =>
  [EXPENSE_ENTITY[entity].text, entityId].filter(Boolean).join(' ');
