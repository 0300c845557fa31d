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
import { t } from '../ui/text.ts';

export type SampleRequest = SampleRequestFieldsFragment;

const DocumentCell = ({ data, can }: ICellRendererParams<SampleRequest> & { can: Can }) =>
  data && <SampledDocument request={data} can={can} />;

export const sampleRequestColumns = (
  can: Can,
  menu: (row: SampleRequest) => ReactElement,
): ColDef<SampleRequest>[] => [
  idColumn('id', t('Request'), { width: 84 }),
  hideOnPhone(dateColumn('createdAt', t('Date'))),
  rank2(imageColumn('sku.thumbnail', '', { headerTooltip: t('Image') })),
  textColumn('sku.name', t('Product'), { flex: 2, minWidth: 150 }),
  textColumn('customer.name', t('Customer'), { flex: 1.5, minWidth: 130 }),
  rank2(
    textColumn('quotationId', t('Quotation / order'), {
      minWidth: 118,
      valueGetter: ({ data }) => data?.orderNumber ?? data?.quotationId,
      cellRenderer: DocumentCell,
      cellRendererParams: { can },
    }),
  ),
  rank3(textColumn('createdBy.name', t('Made by'))),
  textColumn('assignedTo.name', t('Assigned to')),
  rank3(textColumn('assignedBy.name', t('Assigned by'))),
  rank3(dateColumn('assignedAt', t('Assigned on'))),
  rank3(textColumn('remarks', t('Remarks'))),
  statusColumn('status', t('Status'), SAMPLE_REQUEST_STATUS, {
    width: 150,
    pinned: pinnedOnWideScreen(),
  }),
  menuColumn(menu),
];
