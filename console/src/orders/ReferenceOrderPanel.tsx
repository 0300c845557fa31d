import type { OrderStatus } from '@munim/schema/generated/types.ts';
import type { ColDef } from 'ag-grid-community';
import { orderPath } from '../app/recordPaths.ts';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { hideOnPhone, imageColumn, numberColumn, textColumn } from '../ui/grid/columns.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { ORDER_STATUS } from './orders.labels.ts';
import { t } from '../ui/text.ts';

interface ReferenceOrder<Line> {
  number: string;
  status: OrderStatus;
  deliveryDate: string | null;
  customer: { name: string };
  lines: readonly Line[];
}

/** Fields of a line that all such documents show. */
interface ReferenceLine {
  id: string;
  lineNumber: number;
  quantity: number;
  cancelledQuantity: number;
  sku: { name: string; thumbnail: string | null };
}

interface Props<Line> {
  order: ReferenceOrder<Line>;
  columns: ColDef<Line>[];
  /** Name under which the widths of its columns are remembered. */
  memory: string;
  rowClass: (line: Line) => string | undefined;
}

/** Columns of its lines: those of all, and those of the document that refers to it. */
export const referenceColumns = <Line extends ReferenceLine>(
  afterProduct: ColDef<Line>[],
  progress: ColDef<Line>[],
): ColDef<Line>[] => [
  numberColumn<Line>('lineNumber' as never, t('No.'), { width: 50 }),
  hideOnPhone(imageColumn<Line>('sku.thumbnail' as never)),
  textColumn<Line>('sku.name' as never, t('Product'), { minWidth: 180, flex: 2 }),
  ...afterProduct,
  numberColumn<Line>('quantity' as never, t('Ordered')),
  numberColumn<Line>('cancelledQuantity' as never, t('Cancelled')),
  ...progress,
];

/** The sales order that a document is about, with all its lines. */
export function ReferenceOrderPanel<Line extends ReferenceLine>({
  order,
  columns,
  memory,
  rowClass,
}: Props<Line>) {
  const link = (
    <a key="order" href={orderPath(order.number)} target="_blank" rel="noreferrer noopener">
      {order.number}
    </a>
  );
  return (
    <>
      <DescriptionList
        items={[
          [t('Order'), link],
          [t('Customer'), order.customer.name],
          [t('Status'), <StatusTag key="status" status={order.status} labels={ORDER_STATUS} />],
          [t('Delivery date'), order.deliveryDate],
        ]}
      />
      <DataGrid
        fit
        cards="lines"
        label={t('Lines of the reference order')}
        rows={order.lines}
        columns={columns}
        memory={memory}
        rowClass={rowClass}
      />
    </>
  );
}
