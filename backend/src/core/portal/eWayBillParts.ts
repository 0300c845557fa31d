import { stateCodeOf } from '@munim/schema/shared/states.ts';
import type { AddressDetails } from '../data/embeds.ts';
import { placeOf } from './portalParts.ts';

/** Parts of a bill that documents of all kinds share, in the shape of the e-way bill portal. */
export const E_WAY_VERSION = '1.0.0621';
/** GST number of a party that is not registered. */
export const UNREGISTERED = 'URP';

export interface End {
  gstin: string;
  name: string;
  /** State of the registration, or of the place when there is none. */
  state: string;
  /** Place where the goods are loaded or unloaded. */
  at: Omit<AddressDetails, 'state_code'>;
}

const codeOf = (state: string): number => Number(stateCodeOf(state));

export function sender({ gstin, name, state, at }: End) {
  const { first, second, city } = placeOf(at);
  return {
    fromGstin: gstin,
    fromTrdName: name,
    fromAddr1: first,
    fromAddr2: second,
    fromPlace: city,
    fromPincode: Number(at.postal_code),
    fromStateCode: codeOf(state),
    actualFromStateCode: codeOf(at.state),
  };
}

export function receiver({ gstin, name, state, at }: End) {
  const { first, second, city } = placeOf(at);
  return {
    toGstin: gstin,
    toTrdName: name,
    toAddr1: first,
    toAddr2: second,
    toPlace: city,
    toPincode: Number(at.postal_code),
    toStateCode: codeOf(state),
    actualToStateCode: codeOf(at.state),
  };
}

export interface Goods {
  product: string;
  name: string;
  hsnCode: string | null;
  quantity: number;
  unitCode: string | undefined;
  taxable: number;
  /** Percent of GST; 0 for goods that are no supply. */
  gst: number;
}

export function goodsOf(goods: readonly Goods[], withinState: boolean) {
  return {
    mainHsnCode: goods[0]?.hsnCode ?? '',
    itemList: goods.map(({ product, name, hsnCode, quantity, unitCode, taxable, gst }, index) => ({
      itemNo: index + 1,
      productName: product,
      productDesc: name,
      hsnCode: hsnCode ?? '',
      quantity,
      qtyUnit: unitCode ?? 'OTH',
      taxableAmount: taxable,
      cgstRate: withinState ? gst / 2 : 0,
      sgstRate: withinState ? gst / 2 : 0,
      igstRate: withinState ? 0 : gst,
      cessRate: 0,
      cessNonAdvol: 0,
    })),
  };
}

/** Other values of goods: this company has no charges beside the goods and their GST. */
export const NO_OTHER_VALUES = { cessValue: 0, TotNonAdvolVal: 0, OthValue: 0 };
