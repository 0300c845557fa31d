import { challanValue } from '@munim/schema/delivery-challans/delivery-challans.rules.ts';
import {
  isInward,
  reasonsOf,
  reasonTextOf,
  TRANSPORT_REASONS,
  type Way,
} from '@munim/schema/delivery-challans/transportReasons.ts';
import type { TransportReason } from '@munim/schema/generated/types.ts';
import { sumOf } from '@munim/schema/shared/money.ts';
import type { AddressCopy } from '../addresses/addresses.shapes.ts';
import { indianDay } from '../core/data/days.ts';
import {
  type End,
  goodsOf,
  NO_OTHER_VALUES,
  receiver,
  sender,
  UNREGISTERED,
} from '../core/portal/eWayBillParts.ts';
import { type Place, transactionType } from '../core/portal/fourPlaces.ts';
import { figure, portalDay } from '../core/portal/portalParts.ts';
import { type Carriage, transportPart } from '../core/portal/transportPart.ts';
import type { Settings } from '../core/settings.ts';
import type { ChallanPrintFacts } from './challanDocument.ts';
import type { ChallanLine, DeliveryChallan } from './delivery-challans.shapes.ts';

export interface Why {
  reason?: TransportReason | undefined;
  text?: string | undefined;
}

export const wayOf = (challan: DeliveryChallan): Way => ({
  type: challan.challan_type,
  from: challan.from_address_details.entity_type,
  to: challan.delivery_address_details.entity_type,
});

/** Units × price of one line; null when nobody said what it is worth. */
export function worthOf(line: ChallanLine, { challan_type }: DeliveryChallan): string | null {
  if (challan_type !== 'OTHER') return line.taxable_amount;
  const { unit_value: price, delivered_qty: quantity } = line;
  return price === null ? null : challanValue([{ quantity, price }]);
}

/** Cancelled lines travel with nobody. */
export const linesOnTheirWay = ({ dc_lines: lines }: DeliveryChallan): ChallanLine[] => {
  const live = lines.filter((line) => !line.is_cancelled);
  return live.length ? live : lines;
};

/**
 * One end, with the registered place of the sender or receiver: where none is known it is that of
 * the goods.
 */
interface Party extends End {
  registered: Place;
}

function endsOf(challan: DeliveryChallan, facts: ChallanPrintFacts, settings: Settings) {
  const { from_address_details: from, delivery_address_details: to } = challan;
  const company = (at: AddressCopy): Party => ({
    gstin: settings.companyGstin,
    name: settings.companyName,
    state: settings.companyState,
    registered: settings.companyPlace,
    at,
  });
  const other = (at: AddressCopy): Party => {
    const billed = at.entity_type === 'SELLER' ? null : facts.billTo;
    return {
      gstin: (at.entity_type === 'SELLER' ? facts.sellerGstin : billed?.gst_no) ?? UNREGISTERED,
      name: at.address_name,
      state: (billed?.gst_no && billed.state) || at.state,
      registered: billed?.gst_no ? billed : at,
      at,
    };
  };
  // goods that go from a vendor to a customer are sent by the company, from the vendor's place
  const sends = isInward(wayOf(challan)) ? other(from) : company(from);
  const receives = to.entity_type === 'WAREHOUSE' ? company(to) : other(to);
  return { sends, receives };
}

/** Sums of goods that are bought bear GST; other goods are no supply and bear none. */
function valuesOf(challan: DeliveryChallan, lines: readonly ChallanLine[]) {
  const isBought = challan.challan_type === 'SELLER';
  const sum = (pick: (line: ChallanLine) => string | null) =>
    figure(sumOf(lines.map((line) => pick(line) ?? '0')));
  const worth = (line: ChallanLine) => worthOf(line, challan);
  const tax = (name: 'cgst_amount' | 'sgst_amount' | 'igst_amount') =>
    isBought ? sum((line) => line[name]) : 0;
  return {
    totalValue: sum(worth),
    cgstValue: tax('cgst_amount'),
    sgstValue: tax('sgst_amount'),
    igstValue: tax('igst_amount'),
    ...NO_OTHER_VALUES,
    totInvValue: sum(isBought ? (line) => line.line_total : worth),
  };
}

/** Goods that travel without an invoice, on their delivery challan, in the shape of the e-way bill portal. */
export function challanEWayBill(
  challan: DeliveryChallan,
  facts: ChallanPrintFacts,
  carriage: Carriage,
  { settings, why }: { settings: Settings; why: Why },
) {
  const way = wayOf(challan);
  const { sends, receives } = endsOf(challan, facts, settings);
  const { companyGstin: gstin, companyName: name } = settings;
  const said = challan.transport_reason;
  const reason = said ?? why.reason ?? reasonsOf(way)[0] ?? 'OTHERS';
  const words = challan.transport_reason_text ?? why.text ?? (said ? '' : reasonTextOf(way));
  const lines = linesOnTheirWay(challan);
  return {
    userGstin: gstin,
    supplyType: isInward(way) ? 'I' : 'O',
    subSupplyType: TRANSPORT_REASONS[reason].code,
    subSupplyDesc: reason === 'OTHERS' ? words : '',
    docType: 'CHL',
    docNo: challan.challan_number,
    docDate: portalDay(indianDay(new Date(challan.created_at))),
    transType: transactionType({
      seller: sends.registered,
      dispatch: sends.at,
      buyer: receives.registered,
      shipTo: receives.at,
    }),
    ...sender(sends),
    ...receiver(receives),
    ...valuesOf(challan, lines),
    ...transportPart(carriage, { gstin, name }),
    ...goodsOf(
      lines.map((line) => ({
        product: line.sku_info.product_name,
        name: line.sku_info.product_sku_name,
        hsnCode: line.sku_info.hsn_code,
        quantity: line.delivered_qty,
        unitCode: facts.unitCodes.get(line.product_sku_id),
        taxable: figure(worthOf(line, challan) ?? '0'),
        gst: challan.challan_type === 'SELLER' ? Number(line.pan_india_gst) : 0,
      })),
      challan.within_state,
    ),
  };
}
