import {
  gstinProblem,
  gstinStateProblem,
  transporterIdProblem,
} from '@munim/schema/shared/gstin.ts';
import { isVehicleNumber } from '@munim/schema/shared/transportNumbers.ts';
import { stateName } from '@munim/schema/shared/states.ts';
import type { PortalFault } from './fieldRules.ts';
import { agree, check, faultsOf, pinAgrees, stateCode } from './portalParts.ts';

/** Fields of an e-way bill that are checked against each other. */
export interface EWayBill {
  fromGstin: string;
  toGstin: string;
  /** State that is billed. */
  toStateCode: number;
  fromPincode: number;
  actualFromStateCode: number;
  toPincode: number;
  actualToStateCode: number;
  totalValue: number;
  cgstValue: number;
  sgstValue: number;
  igstValue: number;
  OthValue: number;
  totInvValue: number;
  transDistance: number;
  transMode?: number;
  transporterId?: string;
  vehicleNo?: string;
  itemList: { taxableAmount: number }[];
}

const ADDRESS =
  'Correct the address for later documents. This one keeps what it was made with: enter it on the portal by hand.';
const BILLED = 'Bill a registration of that state, or cancel this document and make it again.';
const SUMS = 'Report it: the sums of the document are wrong.';
/** Kilometres within one PIN code. */
const MOST_WITHIN_PIN = 100;

const gstinCheck = (field: 'fromGstin' | 'toGstin', gstin: string) => {
  const problem = gstin === 'URP' ? null : gstinProblem(gstin);
  return check(problem === null, field, gstin, [
    problem ?? '',
    'Correct the GST number on the customer, the vendor or in the settings.',
  ]);
};

const stateOf = (code: number): string => stateName(stateCode(code)) ?? 'the state';

const pinCheck = (field: string, pin: number, code: number) =>
  check(pinAgrees(pin, code), field, pin, [`PIN code ${pin} is not of ${stateOf(code)}`, ADDRESS]);

/** Checks of the e-way bill portal that need more than one field: places, the way, sums within a rupee. */
export function eWayBillFaults(bill: EWayBill): PortalFault[] {
  const { transporterId, vehicleNo, transMode, transDistance } = bill;
  const carrier = transporterId ? transporterIdProblem(transporterId) : null;
  const isOneRoad = bill.fromPincode === bill.toPincode;
  return faultsOf([
    gstinCheck('fromGstin', bill.fromGstin),
    gstinCheck('toGstin', bill.toGstin),
    check(
      bill.toGstin === 'URP' || gstinStateProblem(bill.toGstin, stateOf(bill.toStateCode)) === null,
      'toStateCode',
      bill.toStateCode,
      [`The GST number of who receives is not of ${stateOf(bill.toStateCode)}`, BILLED],
    ),
    pinCheck('fromPincode', bill.fromPincode, bill.actualFromStateCode),
    pinCheck('toPincode', bill.toPincode, bill.actualToStateCode),
    check(!isOneRoad || transDistance <= MOST_WITHIN_PIN, 'transDistance', transDistance, [
      `Within one PIN code the distance is at most ${MOST_WITHIN_PIN} km`,
      'Enter the distance by road.',
    ]),
    check(transMode !== 1 || isVehicleNumber(vehicleNo ?? ''), 'vehicleNo', vehicleNo, [
      `${vehicleNo} is no vehicle number: KA01AB1234 is one`,
      'Correct it on the shipment, or on the challan when it was made by hand.',
    ]),
    check(carrier === null, 'transporterId', transporterId, [
      carrier ?? '',
      'Correct it on the transporter.',
    ]),
    check(Boolean(transporterId) || transMode !== undefined, 'transporterId', null, [
      'A vehicle or a transporter is needed',
      'Enter the vehicle on the shipment, or on the challan when it was made by hand.',
    ]),
    check(
      agree(bill.totalValue, ...bill.itemList.map((item) => item.taxableAmount)),
      'totalValue',
      bill.totalValue,
      ['The lines do not come to the taxable value', SUMS],
    ),
    check(
      agree(
        bill.totInvValue,
        bill.totalValue,
        bill.cgstValue,
        bill.sgstValue,
        bill.igstValue,
        bill.OthValue,
      ),
      'totInvValue',
      bill.totInvValue,
      ['Value and taxes do not come to the total', SUMS],
    ),
  ]);
}
