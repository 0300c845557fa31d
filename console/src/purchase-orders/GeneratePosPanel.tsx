import { Checkbox } from '@blueprintjs/core';
import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PoFromOrderQuery } from '../../generated/documents.ts';
import { useGeneratePosMutation, usePoFromOrderQuery } from '../../generated/hooks.ts';
import {
  imageColumn,
  hideOnPhone,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { BLOCKED } from '../ui/form/blockedTexts.ts';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { useRenewableKey } from '../ui/form/idempotencyKey.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { purchaseOrderPath } from '../app/recordPaths.ts';
import { PO_STATUS } from './purchase-orders.labels.ts';
import './purchase-orders.css';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

type Preview = PoFromOrderQuery['poFromOrder'][number];
type Line = Preview['lines'][number] & { id: string };
type GeneratedPo = { id: string; status: string };

const columns: ColDef<Line>[] = [
  hideOnPhone(imageColumn('sku.thumbnail')),
  textColumn('sku.name', t('Product'), { minWidth: 160, flex: 2 }),
  hideOnPhone(numberColumn('ordered', t('Ordered'))),
  hideOnPhone(numberColumn('generated', t('Generated'))),
  numberColumn('remaining', t('Remaining')),
  moneyColumn('unitPrice', t('Unit price')),
];
const isRemaining = ({ lines }: Preview) => lines.some(({ remaining }) => remaining > 0);

/** An order may have lines left all the same: those without a seller are in no preview. */
const nothingToBuy = (previews: readonly Preview[]) =>
  previews.length
    ? t('Nothing is left to buy of the sellers of this order.')
    : t('No line of this order has a seller.');

function GeneratedPoLinks({
  label,
  generated,
}: {
  label: string;
  generated: readonly GeneratedPo[];
}) {
  return (
    <ul className="po-generated" aria-label={label}>
      {generated.map(({ id, status }) => (
        <li key={id}>
          <Link to={purchaseOrderPath(id)}>{t('Purchase order {{id}}', { id })}</Link>{' '}
          <StatusTag status={status} labels={PO_STATUS} />
        </li>
      ))}
    </ul>
  );
}

interface SellerProps {
  preview: Preview;
  selectedRows: boolean;
  onSelect: (selectedRows: boolean) => void;
}

function SellerPreview({ preview, selectedRows, onSelect }: SellerProps) {
  const { seller, lines, purchaseOrders } = preview;
  const rows = useMemo(() => lines.map((line) => ({ ...line, id: line.lineId })), [lines]);
  const left = isRemaining(preview);
  return (
    <section className="po-generate-seller" aria-label={seller.name}>
      <header>
        <Checkbox
          label={seller.name}
          checked={left && selectedRows}
          disabled={!left}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <span className="kit-muted">{left ? seller.district : t('Nothing left to buy')}</span>
      </header>
      <DataGrid
        fit
        cards="lines"
        label={t('Lines of {{seller}}', { seller: seller.name })}
        rows={rows}
        columns={columns}
        memory="generate-pos"
      />
      {purchaseOrders.length > 0 && (
        <GeneratedPoLinks
          label={t('Purchase orders of {{seller}}', { seller: seller.name })}
          generated={purchaseOrders}
        />
      )}
    </section>
  );
}

/** Sellers to buy from: all with something left, less the deselected ones. */
function useSellers(previews: readonly Preview[]) {
  const [deselected, setDeselected] = useState<ReadonlySet<string>>(new Set());
  const tick = (sellerId: string, selectedRows: boolean) =>
    setDeselected((old) => {
      const next = new Set(old);
      if (selectedRows) next.delete(sellerId);
      else next.add(sellerId);
      return next;
    });
  const sellerIds = previews
    .filter((preview) => isRemaining(preview) && !deselected.has(preview.seller.id))
    .map(({ seller }) => seller.id);
  return { sellerIds, tick, isChanged: deselected.size > 0 };
}

/** Creates one draft per seller for the remaining quantities of a sales order. */
export function GeneratePosPanel({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { data, error, loading, refetch } = usePoFromOrderQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  });
  const previews = data?.poFromOrder;
  const { sellerIds, tick, isChanged } = useSellers(previews ?? []);
  const [generated, setGenerated] = useState<readonly GeneratedPo[]>([]);
  const [key, renew] = useRenewableKey();
  const [generate, { loading: saving }] = useGeneratePosMutation();
  const submit = async () => {
    const input = { orderId, sellerIds, idempotencyKey: key };
    const done = await withNotice(() => generate({ variables: { input } }), {
      failed: t('Purchase not successfully Created!'),
    });
    const orders = done?.data?.generatePoFromOrder;
    if (!orders) return;
    renew();
    setGenerated((old) => [...old, ...orders]);
  };
  const nothing = previews && !previews.some(isRemaining) ? nothingToBuy(previews) : null;
  return (
    <FormDrawer
      title={t('Generate purchase orders')}
      width="60%"
      submitText={t('Generate')}
      saving={saving}
      dirty={isChanged}
      blocked={
        loading
          ? BLOCKED.reading
          : (nothing ?? (sellerIds.length === 0 && t('Include a vendor with units left.')))
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {generated.length > 0 && (
        <Notice
          className="kit-callout"
          intent="success"
          title={t('Purchase orders made')}
          role="status"
        >
          <GeneratedPoLinks label={t('Purchase orders made')} generated={generated} />
        </Notice>
      )}
      {nothing && (
        <EmptyState
          text={nothing}
          hint={t(
            'Lines that have no seller cannot be bought here. If there are any, the page of the order names them.',
          )}
        />
      )}
      {!previews && error && (
        <ErrorInPlace
          title={t('Error in retrieving po!')}
          error={error}
          onRetry={() => refetch().catch(() => undefined)}
        />
      )}
      {!previews && !error && (
        <Skeleton shape="table" rows={5} label={t('Loading what is left to buy')} />
      )}
      {previews?.map((preview) => (
        <SellerPreview
          key={preview.seller.id}
          preview={preview}
          selectedRows={sellerIds.includes(preview.seller.id)}
          onSelect={(selectedRows) => tick(preview.seller.id, selectedRows)}
        />
      ))}
    </FormDrawer>
  );
}
