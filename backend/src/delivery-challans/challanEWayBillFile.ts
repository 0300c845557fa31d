import { TRANSPORT_REASONS } from '@munim/schema/delivery-challans/transportReasons.ts';
import { WRITES_INVOICES } from '@munim/schema/shared/roles.ts';
import type { ReadContext } from '../core/data/work.ts';
import { refuseVendors } from '../core/access/vendors.ts';
import type { Viewer } from '../core/access/viewer.ts';
import { indianDay } from '../core/data/days.ts';
import { badField } from '../core/http/errors.ts';
import { eWayBillFaults } from '../core/portal/eWayBillChecks.ts';
import { E_WAY_BILL_FIELDS } from '../core/portal/eWayBillFields.ts';
import { E_WAY_VERSION } from '../core/portal/eWayBillParts.ts';
import { eWayBillAgeFault } from '../core/portal/portalAge.ts';
import type { PortalFault } from '../core/portal/fieldRules.ts';
import {
  checkedDocument,
  eWayBillText,
  portalFile,
  type PortalFile,
} from '../core/portal/portalFile.ts';
import { check, faultsOf } from '../core/portal/portalParts.ts';
import { shortHsnNotes } from '../core/portal/shortHsn.ts';
import { type Carriage, lacksPartB, PART_B_LEFT_OUT } from '../core/portal/transportPart.ts';
import type { Settings } from '../core/settings.ts';
import { eWayBillFile } from '../invoices/invoices.public.ts';
import { carriageOf } from './challanCarriage.ts';
import { type ChallanPrintFacts, challanPrintFacts } from './challanDocument.ts';
import { challanEWayBill, linesOnTheirWay, wayOf, type Why, worthOf } from './challanEWayBill.ts';
import { challanById } from './delivery-challans.public.ts';
import { isOfVendor } from './describeChallans.ts';
import type { DeliveryChallan } from './delivery-challans.shapes.ts';
import { refuseReason } from './transportReason.ts';

function refuseOtherReason(challan: DeliveryChallan, { reason, text }: Why): void {
  if (challan.challan_type === 'CUSTOMER') {
    if (reason || text)
      throw badField('reason', 'Goods with an invoice are a supply: no other reason is given');
    return;
  }
  const { transport_reason: said, transport_reason_text: words } = challan;
  if (said && reason && reason !== said)
    throw badField(
      'reason',
      `The challan says why its goods travel: ${TRANSPORT_REASONS[said].label}`,
    );
  if (words && text && text !== words)
    throw badField('reason_text', `The challan says why its goods travel: ${words}`);
  refuseReason(
    wayOf(challan),
    { reason: said ?? reason, text },
    { reason: 'reason', text: 'reason_text' },
  );
}

/** Faults of the challan itself: not sent yet, or of a value that nobody said or that is hidden. */
function challanFaults(challan: DeliveryChallan): PortalFault[] {
  const { status, challan_type } = challan;
  const isCost = challan_type === 'SELLER' && challan.grand_total === null;
  const worthless = linesOnTheirWay(challan).flatMap((line, index) =>
    worthOf(line, challan) === null
      ? check(false, `itemList.${index}.taxableAmount`, null, [
          `${line.sku_info.product_sku_name}: nobody said what it is worth`,
          'Cancel this challan and make it again with the value of one unit on every line.',
        ])
      : [],
  );
  return faultsOf([
    check(status !== 'DRAFT', 'docNo', challan.challan_number, [
      'The challan is still a draft',
      'Issue it first.',
    ]),
    check(status !== 'CANCELLED', 'docNo', challan.challan_number, [
      'The challan is cancelled',
      'Make a new one for the goods.',
    ]),
    eWayBillAgeFault(indianDay(new Date(challan.created_at))),
    check(!isCost, 'totalValue', null, [
      'What the goods cost is for viewers of cost prices',
      'Ask one of them for this file.',
    ]),
    ...(isCost ? [] : worthless),
  ]);
}

/** The goods of a challan without an invoice, or all reasons why the portal would refuse them. */
function challanFileOf(
  challan: DeliveryChallan,
  facts: ChallanPrintFacts,
  carriage: Carriage,
  around: { settings: Settings; why: Why },
): PortalFile {
  const bill = challanEWayBill(challan, facts, carriage, around);
  const { document, faults } = checkedDocument(bill, {
    table: E_WAY_BILL_FIELDS,
    across: eWayBillFaults,
    before: challanFaults(challan),
  });
  return portalFile({
    fileName: `e-way-bill-${challan.challan_number}`,
    faults,
    registered: eWayBillText(challan.e_way_bill_number),
    notes: [...(lacksPartB(carriage) ? [PART_B_LEFT_OUT] : []), ...shortHsnNotes(bill.itemList)],
    content: { version: E_WAY_VERSION, billLists: [document] },
  });
}

/**
 * The file has the vendor's place and, where no invoice goes with the goods, its GST number. The one of an invoice is
 * part of issuing that.
 */
function refuseHiddenVendor(viewer: Viewer, challan: DeliveryChallan): void {
  const work = challan.challan_type === 'CUSTOMER' ? WRITES_INVOICES : [];
  if (isOfVendor(challan)) refuseVendors(viewer, 'The e-way bill file', work);
}

/** E-way bill file of any challan: with its invoice when it goes to a customer. */
export async function eWayBillOfChallan(
  context: ReadContext,
  { challanId, distanceKm, why }: { challanId: number; distanceKm: number; why: Why },
): Promise<PortalFile> {
  const challan = await challanById(context, challanId);
  refuseHiddenVendor(context.viewer, challan);
  refuseOtherReason(challan, why);
  const carriage = carriageOf(challan, distanceKm);
  if (challan.challan_type === 'CUSTOMER') return eWayBillFile(context, { challanId, carriage });
  const facts = await challanPrintFacts(context, challan);
  return challanFileOf(challan, facts, carriage, { settings: facts.company, why });
}
