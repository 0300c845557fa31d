import type { Labels } from '../ui/labels.ts';

/** Whether it may be quoted and sold. */
export type ProductStatus = 'ACTIVE' | 'INACTIVE';
export const PRODUCT_STATUS: Labels<ProductStatus> = {
  ACTIVE: { text: 'Active', intent: 'success' },
  INACTIVE: { text: 'Inactive', intent: 'none' },
};
export const productStatus = ({ isActive }: { isActive: boolean }): ProductStatus => (isActive ? 'ACTIVE' : 'INACTIVE');

/** Codes of 5 and 7 digits stand in old lists; the GST papers know 4, 6 and 8. */
export const hsnWarning = (code: string): string | undefined =>
  /^(\d{5}|\d{7})$/.test(code) ? 'GST papers use codes of 4, 6 or 8 digits.' : undefined;
