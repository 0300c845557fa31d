import { Button } from '@blueprintjs/core';
import { Edit, Plus } from '@blueprintjs/icons';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { useMemo } from 'react';
import type {
  ContractPriceFieldsFragment,
  SellingPricesQuery,
  SellingPricesQueryVariables,
} from '../../generated/documents.ts';
import { useSellingPricesQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { skuPath } from '../app/recordPaths.ts';
import {
  dateColumn,
  idColumn,
  hideOnPhone,
  moneyColumn,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { buyerText, type PricesOf } from './contract-prices.labels.ts';
import { ContractPriceDrawer } from './ContractPriceDrawer.tsx';
import { PriceCheck } from './PriceCheck.tsx';
import './contract-prices.css';
import { t } from '../ui/text.ts';

type Price = ContractPriceFieldsFragment;

const rows = ({ sellingPrices }: SellingPricesQuery) => sellingPrices;

function EditPrice({ data, edit }: ICellRendererParams<Price> & { edit: (id: string) => void }) {
  if (!data) return null;
  const name = t('Edit the price of {{sku}} for {{data}} from {{quantity}}', {
    sku: data.sku.name,
    data: buyerText(data),
    quantity: data.quantity,
  });
  return (
    <Button
      size="small"
      variant="minimal"
      icon={<Edit />}
      aria-label={name}
      onClick={() => edit(data.id)}
    />
  );
}

const editColumn = (edit: (id: string) => void): ColDef<Price> => ({
  colId: 'edit',
  headerName: t('Edit'),
  headerClass: 'kit-visually-hidden',
  width: 50,
  sortable: false,
  resizable: false,
  context: { csv: 'none' },
  suppressKeyboardEvent: ({ event }) =>
    event.key === 'Tab' || event.target instanceof HTMLButtonElement,
  cellRenderer: EditPrice,
  cellRendererParams: { edit },
});

const buyer = textColumn<Price>('customer', t('For'), {
  valueGetter: ({ data }) => data && buyerText(data),
  minWidth: 160,
});
const sku = idColumn<Price>('sku.name', 'SKU', {
  to: (price) => skuPath(price.sku.id),
  flex: 1,
  minWidth: 180,
  context: {},
});
const terms: ColDef<Price>[] = [
  numberColumn('quantity', t('From quantity'), { width: 120 }),
  moneyColumn('sellingPrice', t('Price')),
  hideOnPhone(textColumn<Price>('createdBy.name', t('Made by'), { minWidth: 110 })),
  hideOnPhone(dateColumn<Price>('createdAt', t('Date'))),
];

/** Contract prices of a SKU, an organisation or a customer (exactly one), with a check of the effective price. */
export function ContractPricesPanel({ skuId, organisationId, tenantId }: PricesOf) {
  const { can } = useSession();
  const [opened, setOpened] = useUrlParam('price');
  const mayWrite = can('QUOTATION', 'APPROVE');
  const of: PricesOf = {
    ...(skuId ? { skuId } : {}),
    ...(organisationId ? { organisationId } : {}),
    ...(tenantId ? { tenantId } : {}),
  };
  const columns = useMemo(
    () => [
      ...(skuId ? [] : [sku]),
      ...(tenantId ? [] : [buyer]),
      ...terms,
      ...(mayWrite ? [editColumn(setOpened)] : []),
    ],
    [skuId, tenantId, mayWrite, setOpened],
  );
  // a user who cannot look up customers or SKUs cannot choose whom to promise to
  const mayAdd = mayWrite && (skuId ? can('TENANT', 'READ') : can('PRODUCT', 'READ'));
  const add = mayAdd && (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Create contracted price')}
      onClick={() => setOpened('new')}
    />
  );
  const drawer = (shown: readonly Price[]) => {
    const price = shown.find(({ id }) => id === opened);
    if (!(price ? mayWrite : mayAdd && opened === 'new')) return null;
    return (
      <ContractPriceDrawer
        key={opened}
        of={of}
        {...(price ? { price } : {})}
        onClose={() => setOpened(null)}
      />
    );
  };
  return (
    <>
      <ListScreen
        panel
        title={t('Contracted prices')}
        query={useSellingPricesQuery}
        variables={(_, page, limit): SellingPricesQueryVariables => ({ ...of, page, limit })}
        rows={rows}
        columns={columns}
        actions={add}
        emptyText={t('No contracted prices yet.')}
        emptyAction={add}
        failedText={t('Error occurred while getting contract pricing')}
      >
        {drawer}
      </ListScreen>
      {(skuId ? can('TENANT', 'READ') : can('PRODUCT', 'READ')) && <PriceCheck of={of} />}
    </>
  );
}
