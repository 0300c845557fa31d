import type { ReactNode } from 'react';
import { addressLines } from '../addresses/addresses.labels.ts';
import { dayOf } from '../ui/format/dates.ts';
import { MarginText } from '../ui/format/MarginText.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatCount, percentText, formatRupees } from '../ui/format/rupees.ts';
import { NextStep } from '../ui/format/NextStep.tsx';
import { rfqNextStep } from './quote-requests.labels.ts';
import type { Rfq } from './rfqColumns.tsx';
import { customerText } from '../tenants/tenants.labels.ts';
import { t } from '../ui/text.ts';

type Fact = readonly [name: string, value: string | null | undefined];

function Product({ rfq: { sku }, children }: { rfq: Rfq; children?: ReactNode }) {
  return (
    <div className="rfq-product">
      {sku.thumbnail && <img className="kit-thumbnail" src={sku.thumbnail} alt="" />}
      <div>
        <strong>{sku.name}</strong>
        <div className="kit-muted">{`${sku.productName} · GST ${percentText(sku.gstPercent)}`}</div>
        {children}
      </div>
    </div>
  );
}

const placeFacts = (rfq: Rfq): Fact[] => [
  [t('Delivery address'), addressLines(rfq.deliveryAddress)],
  [t('Needed by'), rfq.enquiry?.neededBy],
];
const peopleFacts = (rfq: Rfq): Fact[] => [
  [t('Category managers'), rfq.categoryManagers.map(({ name }) => name).join(', ')],
];
const reasonFacts = (rfq: Rfq): Fact[] => [
  [t('Sold below cost because'), rfq.belowCostReason],
  [t('Archived because'), rfq.archiveReason],
];

/** Goods to price, and their customer: one block above the prices. */
export function RfqHead({ rfq }: { rfq: Rfq }) {
  const about = [customerText(rfq.customer), rfq.salesPerson?.name, dayOf(rfq.createdAt)];
  return (
    <>
      <NextStep text={rfqNextStep(rfq)} />
      <Product rfq={rfq}>
        <div>{about.filter(Boolean).join(' · ')}</div>
        {rfq.remarks && <div className="rfq-remarks">{rfq.remarks}</div>}
      </Product>
    </>
  );
}

/** Details that the head leaves out, below the prices. */
export const RfqFacts = ({ rfq }: { rfq: Rfq }) => (
  <DescriptionList items={[...placeFacts(rfq), ...peopleFacts(rfq), ...reasonFacts(rfq)]} />
);

/** All fields, with quantity and prices, for those who only read. */
export function RfqSummary({ rfq }: { rfq: Rfq }) {
  return (
    <>
      <NextStep text={rfqNextStep(rfq)} />
      <Product rfq={rfq} />
      <DescriptionList
        items={[
          [t('Quantity'), `${formatCount(rfq.quantity)} ${rfq.sku.unit}`],
          [t('Customer'), customerText(rfq.customer)],
          ...placeFacts(rfq),
          [t('Remarks'), rfq.remarks],
          ...peopleFacts(rfq),
          [t('Sales person'), rfq.salesPerson?.name],
          [t('Date'), dayOf(rfq.createdAt)],
          [t('Seller'), rfq.seller?.name],
          [t('Cost price'), formatRupees(rfq.costPrice)],
          [
            t('Margin'),
            rfq.marginPercent && (
              <MarginText key="margin" marginPercent={rfq.marginPercent}>
                {percentText(rfq.marginPercent)}
              </MarginText>
            ),
          ],
          [t('Selling price'), formatRupees(rfq.sellingPrice)],
          ...reasonFacts(rfq),
        ]}
      />
    </>
  );
}
