import { type UnitCode, UNIT_CODES } from '@munim/schema/skus/unitCodes.ts';

/** 'PCS - Pieces' */
export const unitCodeText = (code: string): string =>
  code in UNIT_CODES ? `${code} - ${UNIT_CODES[code as UnitCode]}` : code;
