import type { SampleRequestFilter } from '@munim/schema/generated/types.ts';
import type { ColDef } from 'ag-grid-community';
import type { HomeSampleFragment } from '../../generated/documents.ts';
import { useHomeSamplesQuery } from '../../generated/hooks.ts';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { HomeTable } from './HomeTable.tsx';

interface Props {
  label: string;
  filter: SampleRequestFilter;
  columns: ColDef<HomeSampleFragment>[];
}

/** Sample requests on Home; one opens over it, by the address. */
export function SamplesTable({ label, filter, columns }: Props) {
  const [, open] = useUrlParam('sample');
  return (
    <HomeTable
      label={label}
      query={useHomeSamplesQuery}
      filter={filter}
      rows={(data) => data.sampleRequests}
      columns={columns}
      onOpen={(row) => open(row.id)}
    />
  );
}
