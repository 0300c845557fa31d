import type { ApolloClient } from '@apollo/client';
import type { ColDef } from 'ag-grid-community';
import type { PickerItem, PickerSource } from '../form/pickerSource.ts';

export interface LineRow {
  id: string;
}

/** Source of a choosing cell, for example SKUs. Keep it a module constant. */
export interface LineChoices<Item> {
  /** Suggestions while you type. */
  source: PickerSource;
  /** Present value of the cell. */
  label: (item: Item) => string;
  /** Resolves names and numbers that were pasted, typed or picked ('#12' is a picked one) in one call. Unknown ones are left out. */
  resolve: (
    client: ApolloClient,
    references: readonly string[],
  ) => Promise<ReadonlyMap<string, Item>>;
  /** Scope of a record besides its name, as prices depend on the customer; in another scope it is read again. */
  scope?: () => string;
  /** Number of records that fit a text which names none for certain, once it was looked up. */
  fitting?: (text: string) => number | undefined;
}

/**
 * Value of a picker cell; a text without its item is looked up, and invalid if there is none.
 */
export interface LineChoice<Item> {
  text: string;
  item: Item | null;
  /** Picked from the suggestions, and not read yet. */
  id?: string;
  /** Looked up and not there. */
  unknown?: true;
  /** Typed in place of a text that was not there, and not looked up yet. */
  wasUnknown?: true;
}

export const noChoice: LineChoice<never> = { text: '', item: null };

export const CHECKED = 'yes';

/** Editing of a cell. Rows are immutable: `put` returns a new one. */
export interface LineEdit<Row> {
  text: (row: Row) => string;
  put: (row: Row, text: string) => Row;
  clean: (text: string) => string;
  required: boolean;
  problem: (text: string, row: Row) => string | null;
  /** False where this row's cell is fixed. */
  canEdit?: ((row: Row) => boolean) | undefined;
  /** True for a value that is allowed, but seldom meant. */
  warns?: ((row: Row) => boolean) | undefined;
  pick?: LinePick<Row>;
  /** A checkbox instead of a text; its texts are CHECKED and ''. */
  checkbox?: true;
}

export interface LinePick<Row> {
  choices: LineChoices<unknown>;
  /** Chooses one of the suggestions; dependent values are read after that. */
  suggest: (row: Row, item: PickerItem) => Row;
  choose: (row: Row, item: unknown) => Row;
  chosen: (row: Row) => LineChoice<unknown>;
  markUnknown: (row: Row) => Row;
  /** Column of the same line that Enter goes to from here while its cell is empty or invalid; else the next line. */
  enterTo?: string | undefined;
}

export interface LineColumn<Row> {
  /** Unique in the grid; `problems` names cells by it. */
  id: string;
  name: string;
  column: ColDef<Row>;
  edit?: LineEdit<Row>;
}
