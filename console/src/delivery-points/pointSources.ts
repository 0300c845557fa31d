import type { ApolloClient } from '@apollo/client';
import type { DeliveryPointFilter, DeliveryStage } from '@munim/schema/generated/types.ts';
import type { Filters } from '../ui/grid/useUrlParam.ts';

const isNumber = (text: string) => /^[1-9]\d{0,14}$/.test(text);

/** Filters of a board. Invalid input as PO number finds nothing, rather than everything. */
export function pointsVariables({ one }: Pick<Filters, 'one'>): {
  filter: DeliveryPointFilter;
  categoryManagerId: string | null;
} {
  const poId = one('poNumber')?.trim();
  return {
    filter: {
      fromDate: one('from') ?? null,
      toDate: one('to') ?? null,
      orderNumber: one('orderNumber')?.trim() || null,
      poId: poId ? (isNumber(poId) ? poId : String(Number.MAX_SAFE_INTEGER)) : null,
      tenantId: one('customer') ?? null,
      sellerId: one('vendor') ?? null,
    },
    categoryManagerId: one('manager') ?? null,
  };
}

/** Changed stages, places and ids; all null when the extent is unknown. */
export interface AffectedPoints {
  stage: DeliveryStage | null;
  sourceType: string | null;
  sourceId: string | null;
}

const BOARDS = ['DeliverySources', 'PointsOfSource', 'DeliveryStageCounts', 'OperationItems'];

/** Reads again what a change shows in: the counts, the board of its stage, and of the open places the one it is about. */
export async function refetchBoards(
  client: ApolloClient,
  affected?: AffectedPoints,
): Promise<void> {
  await client
    .refetchQueries({
      include: BOARDS,
      onQueryUpdated({ variables }) {
        const { stage, sourceType, sourceId } = (variables ?? {}) as Partial<AffectedPoints>;
        if (!affected?.stage || !stage) return true;
        if (stage !== affected.stage) return false;
        return !sourceId || (sourceId === affected.sourceId && sourceType === affected.sourceType);
      },
    })
    .then(
      () => undefined,
      () => undefined,
    );
}
