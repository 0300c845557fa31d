import type { ApolloClient } from '@apollo/client';
import type { DeliveryPointFilter, DeliveryStage } from '@munim/schema/generated/types.ts';
import type { Filters } from '../ui/grid/useUrlParam.ts';

const isNumber = (text: string) => /^[1-9]\d{0,14}$/.test(text);

/** What the filters above a board ask. A PO number that is none finds nothing, rather than everything. */
export function askedPoints({ one }: Pick<Filters, 'one'>): {
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

/** What somebody changed; all null when nobody knows how much. */
export interface Touched {
  stage: DeliveryStage | null;
  sourceType: string | null;
  sourceId: string | null;
}

const BOARDS = ['DeliverySources', 'PointsOfSource', 'DeliveryStageCounts', 'OperationItems'];

/** Reads again what a change shows in: the counts, the board of its stage, and of the open places the one it is about. */
export async function readAgain(client: ApolloClient, touched?: Touched): Promise<void> {
  await client
    .refetchQueries({
      include: BOARDS,
      onQueryUpdated({ variables }) {
        const { stage, sourceType, sourceId } = (variables ?? {}) as Partial<Touched>;
        if (!touched?.stage || !stage) return true;
        if (stage !== touched.stage) return false;
        return !sourceId || (sourceId === touched.sourceId && sourceType === touched.sourceType);
      },
    })
    .then(
      () => undefined,
      () => undefined,
    );
}
