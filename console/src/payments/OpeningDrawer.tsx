import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { usePaymentsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { formatRupees } from '../ui/format/rupees.ts';
import { usePanelPage } from '../ui/grid/PanelList.tsx';
import { SideDrawer } from '../ui/overlay/SideDrawer.tsx';
import { OPENING_KIND, isAdvance } from './openings.labels.ts';
import type { OfParty, OpeningRow } from './OpeningsPanel.tsx';
import { paymentColumns } from './paymentColumns.tsx';
import { PAGE, PaymentList } from './PaymentList.tsx';
import { PAYMENT_MODE } from './payments.labels.ts';
import { UseAdvanceDrawer } from './UseAdvanceDrawer.tsx';
import { t } from '../ui/text.ts';

interface Props {
  opening: OpeningRow;
  of: OfParty;
  onClose: () => void;
}

const COLUMNS = {
  INVOICE: paymentColumns.ofPaper,
  BILL: paymentColumns.ofPaper,
  CUSTOMER_ADVANCE: paymentColumns.ofCustomer,
  VENDOR_ADVANCE: paymentColumns.ofSeller,
};

/** One document or advance of old books, with what was paid for it or taken from it. */
export function OpeningDrawer({ opening, of, onClose }: Props) {
  const { can } = useSession();
  const [using, setUsing] = useState(false);
  const paging = usePanelPage(PAGE);
  const { page, limit } = paging;
  const { id, kind, number } = opening;
  const isIn = kind === 'INVOICE';
  const { data, previousData, error, refetch } = usePaymentsQuery({
    variables: { filter: { openingId: id }, page, limit },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <SideDrawer title={`${OPENING_KIND[kind]} ${number}`} width={720} onClose={onClose}>
      <div className="kit-drawer-body">
        <DescriptionList
          items={[
            [t('Customer'), opening.customer?.name],
            [t('Vendor'), opening.seller?.name],
            [t('Date'), opening.documentDate],
            [t('Due'), opening.dueDate],
            [t('Total'), isAdvance(kind) ? null : formatRupees(opening.total)],
            [t('Open as the old books ended'), formatRupees(opening.amount)],
            [t('Last day of the old books'), opening.asOf],
            [isAdvance(kind) ? t('Used') : t('Paid since'), formatRupees(opening.settledAmount)],
            [t('Mode'), opening.mode && PAYMENT_MODE[opening.mode]],
            [t('Remarks'), opening.remarks],
          ]}
        />
        <PaymentList
          title={isAdvance(kind) ? t('Uses') : isIn ? t('Receipts') : t('Payments')}
          columns={COLUMNS[kind]}
          paging={paging}
          shown={(data ?? previousData)?.payments}
          error={error}
          retry={() => void refetch().catch(() => undefined)}
          emptyText={
            isAdvance(kind) ? t('Nothing of it was used yet.') : t('Nothing was paid yet.')
          }
          {...(isAdvance(kind)
            ? {}
            : {
                add: {
                  text: isIn ? t('Record receipt') : t('Record payment'),
                  of: { openingId: id, number, isReceipt: isIn, after: opening.asOf },
                },
              })}
        />
      </div>
      {isAdvance(kind) && can('PAYMENT', 'WRITE') && (
        <div className="kit-drawer-foot">
          <Button intent="primary" text={t('Use advance')} onClick={() => setUsing(true)} />
        </div>
      )}
      {using && <UseAdvanceDrawer advance={opening} of={of} onClose={() => setUsing(false)} />}
    </SideDrawer>
  );
}
