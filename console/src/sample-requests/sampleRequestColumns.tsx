import type { Can } from '@munim/schema/shared/roles.ts';
import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import type { ReactElement } from 'react';
import type { SampleRequestFieldsFragment } from '../../generated/documents.ts';
import {
  dateColumn,
  idColumn,
  imageColumn,
  pinnedOnWideScreen,
  hideOnPhone,
  rank2,
  rank3,
  textColumn,
} from '../ui/grid/columns.tsx';
import { menuColumn } from '../ui/grid/menuColumn.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { SAMPLE_REQUEST_STATUS } from './sample-requests.labels.ts';
import { SampledDocument } from './SampledDocument.tsx';

export type SampleRequest = SampleRequestFieldsFragment;

const DocumentCell = ({ data, can }: ICellRendererParams<SampleRequest> & { can: Can }) =>
  data && <SampledDocument request={data} can={can} />;

export const sampleRequestColumns = (
  can: Can,
  menu: (row: SampleRequest) => ReactElement,
): ColDef<SampleRequest>[] => [
  idColumn('id', 'Request', { width: 84 }),
  hideOnPhone(dateColumn('createdAt', 'Date')),
  rank2(imageColumn('sku.thumbnail', '', { headerTooltip: 'Image' })),
  textColumn('sku.name', 'Product', { flex: 2, minWidth: 150 }),
  textColumn('customer.name', 'Customer', { flex: 1.5, minWidth: 130 }),
  rank2(
    textColumn('quotationId', 'Quotation / order', {
      minWidth: 118,
      valueGetter: ({ data }) => data?.orderNumber ?? data?.quotationId,
      cellRenderer: DocumentCell,
      cellRendererParams: { can },
    }),
  ),
  rank3(textColumn('createdBy.name', 'Made by')),
  textColumn('assignedTo.name', 'Assigned to'),
  rank3(textColumn('assignedBy.name', 'Assigned by')),
  rank3(dateColumn('assignedAt', 'Assigned on')),
  rank3(textColumn('remarks', 'Remarks')),
  statusColumn('status', 'Status', SAMPLE_REQUEST_STATUS, {
    width: 150,
    pinned: pinnedOnWideScreen(),
  }),
  menuColumn(menu),
];
