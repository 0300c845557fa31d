import { type UnitCode, UNIT_CODES } from '@munim/schema/skus/unitCodes.ts';
import type { Labels } from '../ui/labels.ts';

/** Whether it may be quoted and sold. */
export type SkuStatus = 'ACTIVE' | 'INACTIVE';
export const SKU_STATUS: Labels<SkuStatus> = {
  ACTIVE: { text: 'Active', intent: 'success' },
  INACTIVE: { text: 'Inactive', intent: 'none' },
};
export const skuStatus = ({ isActive }: { isActive: boolean }): SkuStatus => (isActive ? 'ACTIVE' : 'INACTIVE');

/** 'PCS - Pieces' */
export const unitCodeText = (code: string): string => (code in UNIT_CODES ? `${code} - ${UNIT_CODES[code as UnitCode]}` : code);
