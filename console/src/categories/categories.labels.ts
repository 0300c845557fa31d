import type { AttributeType } from '../../generated/documents.ts';
import type { Labels } from '../ui/labels.ts';

export type CategoryStatus = 'ACTIVE' | 'INACTIVE';
export const CATEGORY_STATUS: Labels<CategoryStatus> = {
  ACTIVE: { text: 'Active', intent: 'success' },
  INACTIVE: { text: 'Inactive', intent: 'none' },
};
export const categoryStatus = ({ isActive }: { isActive: boolean }): CategoryStatus => (isActive ? 'ACTIVE' : 'INACTIVE');

export const ATTRIBUTE_TYPE: Record<AttributeType, string> = { TEXT: 'Text', NUMBER: 'Number', CHOICE: 'Choice' };
export const ATTRIBUTE_TYPES = Object.entries(ATTRIBUTE_TYPE).map(([value, label]) => ({ value: value as AttributeType, label }));
