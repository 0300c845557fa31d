import { addressLine } from '../addresses/addresses.labels.ts';
import { dayOf } from '../ui/format/dates.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatCount, formatPercent, formatRupees } from '../ui/format/rupees.ts';
import { NextStep } from '../ui/format/NextStep.tsx';
import { rfqNextStep } from './quote-requests.labels.ts';
import type { Rfq } from './rfqColumns.tsx';
import { customerText } from '../tenants/tenants.labels.ts';
import { t } from '../ui/text.ts';

/** The request's fields; `priced` adds the quantity and the present prices. */
export function RfqSummary({ rfq, priced }: { rfq: Rfq; priced: boolean }) {
  const { sku, customer } = rfq;
  return (
    <>
      <NextStep text={rfqNextStep(rfq)} />
      <div className="rfq-product">
        {sku.thumbnail ? (
          <img className="kit-thumbnail" src={sku.thumbnail} alt="" />
        ) : (
          <span className="kit-thumbnail" />
        )}
        <div>
          <strong>{sku.name}</strong>
          <div className="kit-muted">{`${sku.productName} · GST ${formatPercent(sku.gstPercent)} %`}</div>
        </div>
      </div>
      <DescriptionList
        items={[
          ...(priced
            ? ([[t('Quantity'), `${formatCount(rfq.quantity)} ${sku.unit}`]] as const)
            : []),
          [t('Customer'), customerText(customer)],
          [t('Delivery address'), addressLine(rfq.deliveryAddress)],
          [t('Needed by'), rfq.enquiry?.neededBy],
          [t('Remarks'), rfq.remarks],
          [t('Category managers'), rfq.categoryManagers.map(({ name }) => name).join(', ')],
          [t('Sales person'), rfq.salesPerson?.name],
          [t('Date'), dayOf(rfq.createdAt)],
          ...(priced
            ? ([
                [t('Seller'), rfq.seller?.name],
                [t('Cost price'), formatRupees(rfq.costPrice)],
                [t('Margin'), rfq.marginPercent && `${formatPercent(rfq.marginPercent)} %`],
                [t('Selling price'), formatRupees(rfq.sellingPrice)],
              ] as const)
            : []),
          [t('Sold below cost because'), rfq.belowCostReason],
          [t('Archived because'), rfq.archiveReason],
        ]}
      />
    </>
  );
}
