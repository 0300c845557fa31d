import { Button } from '@blueprintjs/core';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useState } from 'react';
import type { DeliverySourcesQuery } from '../../generated/documents.ts';
import { usePointsOfSourceQuery } from '../../generated/hooks.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { DataGrid } from '../ui/grid/DataGrid.tsx';
import { innerHeight } from '../ui/grid/nestedHeight.ts';
import { useUrlFilters } from '../ui/grid/useUrlParam.ts';
import { type PointRow, useBoard } from './boardContext.ts';
import { EMPTY_TEXT } from './delivery-points.labels.ts';
import { pointsVariables } from './pointSources.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

export type SourceRow = DeliverySourcesQuery['deliveryPointsBySource']['items'][number];

const MAX_VISIBLE_ROWS = 20;
/** A place of thousands opens as quickly as one of few; the most urgent come first. */
const INITIAL_COUNT = 200;
const BUTTON_HEIGHT = 40;
export const pointsHeight = ({ pointCount }: SourceRow): number =>
  innerHeight(
    Math.min(pointCount, MAX_VISIBLE_ROWS),
    pointCount > INITIAL_COUNT ? BUTTON_HEIGHT : 0,
  );

/** The open items of one place, read when it is opened. */
export function PointsOfSource({ source }: { source: SourceRow }) {
  const { stage, columns, selection } = useBoard();
  const { type, sourceId, name, pointCount } = source;
  const [points, setPoints] = useState(INITIAL_COUNT);
  const { data, previousData, error, refetch } = usePointsOfSourceQuery({
    variables: { stage, sourceType: type, sourceId, points, ...pointsVariables(useUrlFilters()) },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  if (!shown && error)
    return (
      <ErrorInPlace
        title={t('Could not load the items')}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
      />
    );
  if (!shown) return <Skeleton shape="table" rows={3} />;
  const rows = shown.deliveryPointsBySource.items[0]?.points ?? [];
  if (!rows.length) return <EmptyState text={EMPTY_TEXT[stage]} />;
  const isFree = selection && (selection.placeId === null || selection.placeId === source.id);
  const rowSelection = selection && {
    isSelectable: ({ actions }: PointRow) => isFree === true && actions.includes('TICK'),
    selectedRows: selection.placeId === source.id ? selection.selectedRows : [],
    onSelect: (selectedRows: PointRow[]) => selection.select(source.id, selectedRows),
  };
  return (
    <>
      <DataGrid
        fit
        label={t('Items of {{name}}', { name })}
        rows={rows}
        columns={columns}
        {...(rowSelection ? { rowSelection } : {})}
      />
      {pointCount > rows.length && points === INITIAL_COUNT && (
        <Button
          variant="minimal"
          text={t('The {{rows}} most urgent of {{pointCount}}: show more', {
            rows: rows.length,
            pointCount,
          })}
          onClick={() => setPoints(LIMITS.pointsOfSource)}
        />
      )}
    </>
  );
}
