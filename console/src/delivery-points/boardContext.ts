import type { ColDef } from 'ag-grid-community';
import { createContext, useContext } from 'react';
import type { DeliveryPointRowFragment, DeliveryStage } from '../../generated/documents.ts';

export type PointRow = DeliveryPointRowFragment;

/** State that the open rows of a board share. */
export interface Board {
  stage: DeliveryStage;
  columns: ColDef<PointRow>[];
  /** Defined if rows can be selected. */
  selection: PlaceSelection | undefined;
}

interface PlaceSelection {
  /** Place of the selected rows; the first selected row fixes it (docs/rules/delivery.md#board). */
  selectedRows: readonly PointRow[];
  placeId: string | null;
  select: (placeId: string, rows: PointRow[]) => void;
}

export const BoardContext = createContext<Board | undefined>(undefined);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('This component needs a board');
  return board;
}
