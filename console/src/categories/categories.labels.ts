import type { AttributeType } from '../../generated/documents.ts';

export const ATTRIBUTE_TYPE: Record<AttributeType, string> = {
  TEXT: 'Text',
  NUMBER: 'Number',
  CHOICE: 'Choice',
};
export const ATTRIBUTE_TYPES = Object.entries(ATTRIBUTE_TYPE).map(([value, label]) => ({
  value: value as AttributeType,
  label,
}));
