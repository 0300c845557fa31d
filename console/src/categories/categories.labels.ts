import type { AttributeType } from '../../generated/documents.ts';
import { t } from '../ui/text.ts';

const ATTRIBUTE_TYPE: Record<AttributeType, string> = {
  TEXT: t('Text'),
  NUMBER: t('Number'),
  CHOICE: t('Choice'),
};
export const ATTRIBUTE_TYPES = Object.entries(ATTRIBUTE_TYPE).map(([value, label]) => ({
  value: value as AttributeType,
  label,
}));
