import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import type { DeliveryStage } from '@munim/schema/generated/types.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import type { DeliveryPointAction } from '@munim/schema/generated/types.ts';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { orderPath } from '../app/recordPaths.ts';
import { DELIVERY_POINT_STATUS } from '../purchase-orders/purchase-orders.labels.ts';
import {
  dateColumn,
  dueDateColumn,
  idColumn,
  rank2,
  rank3,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import type { PointRow } from './boardContext.ts';
import { PO_NOT_ISSUED } from './delivery-points.labels.ts';
import type { UpdateMode } from './UpdateDeliveryPointDrawer.tsx';
import { t } from '../ui/text.ts';

export interface PointActs {
  update: (mode: UpdateMode, row: PointRow) => void;
  openPo: (poId: string) => void;
}

interface PoCellParams extends ICellRendererParams<PointRow> {
  openPo?: (poId: string) => void;
}

/** Number of the purchase order, or a hint that it is not issued: both open it. */
function PoCell({ data, openPo }: PoCellParams) {
  if (!data?.poId) return null;
  const { poId, poState } = data;
  const text = poState === 'ISSUED' ? poId : PO_NOT_ISSUED;
  if (!openPo) return <span>{text}</span>;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={poState === 'ISSUED' ? 'kit-link' : 'kit-link delivery-not-issued'}
      title={t('Purchase order {{poId}}', { poId })}
      onClick={() => openPo(poId)}
    >
      {text}
    </button>
  );
}

const poText = ({ poId, poState }: PointRow) =>
  poId && poState !== 'ISSUED' ? `${poId} ${PO_NOT_ISSUED}` : (poId ?? '');

const offered = ({ actions }: PointRow, action: DeliveryPointAction) =>
  actions.includes(action)
    ? {}
    : { disabled: true, title: t('Not at this stage, or not with your rights') };

/** Done is shown in every stage, and enabled where allowed (docs/rules/delivery.md#board). */
const changeStatus = (update: PointActs['update']) => (row: PointRow) => (
  <Menu>
    <MenuDivider title={t('Change Status')} />
    <MenuItem
      text={t('Done')}
      {...offered(row, 'COMPLETE')}
      onClick={() => update('complete', row)}
    />
    <MenuItem
      text={t('Postpone')}
      {...offered(row, 'POSTPONE')}
      onClick={() => update('postpone', row)}
    />
  </Menu>
);

/** Items of one place. What has left is of purchase orders that are issued: the number needs little room, and the ship-to gets it. */
export function pointColumns(
  can: Can,
  stage: DeliveryStage,
  { update, openPo }: PointActs,
): ColDef<PointRow>[] {
  return [
    idColumn('orderNumber', t('Order no.'), {
      width: 130,
      ...(can('ORDER', 'READ')
        ? { to: ({ orderNumber }) => (orderNumber ? orderPath(orderNumber) : '') }
        : {}),
    }),
    textColumn('customer.name', t('Customer'), { minWidth: 140 }),
    {
      colId: 'po',
      ...(stage === 'DISPATCH'
        ? { headerName: t('PO no. and status'), width: 200 }
        : { headerName: t('PO no.'), width: 90 }),
      valueGetter: ({ data }) => data && poText(data),
      cellRenderer: PoCell,
      cellRendererParams: can('PURCHASE_ORDER', 'READ') ? { openPo } : {},
    },
    textColumn('sku.name', t('Product'), { minWidth: 160 }),
    numberColumn('quantity', t('Quantity')),
    rank2(
      numberColumn('pendingQuantity', t('Pending'), {
        headerTooltip: t('Units that have not left'),
      }),
    ),
    rank3(dateColumn('initialDate', t('Initial date'))),
    dueDateColumn('expectedDate', t('Expected'), { width: 130 }),
    rank2(
      textColumn('shipTo.name', t('Ship to'), {
        minWidth: 180,
        valueGetter: ({ data }) =>
          [data?.shipTo?.name, data?.shipTo?.address?.address1, data?.shipTo?.address?.city]
            .filter(Boolean)
            .join(', '),
      }),
    ),
    rank2(statusColumn('pointStatus', t('Status'), DELIVERY_POINT_STATUS)),
    ...(can('DELIVERY_CHALLAN', 'UPDATE') ? [menuColumn<PointRow>(changeStatus(update))] : []),
  ];
}
