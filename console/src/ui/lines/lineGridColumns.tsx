import type { ColDef, ColDefField } from 'ag-grid-community';
import { formatCount, formatPercent, formatRupees } from '../format/rupees.ts';
import { cleanDecimal, cleanQuantity } from '../format/typedNumbers.ts';
import { moneyColumn, numberColumn, percentColumn, textColumn } from '../grid/columns.tsx';
import { LineCheckbox } from './LineCheckbox.tsx';
import {
  type LineChoice,
  type LineChoices,
  type LineColumn,
  type LineRow,
  CHECKED,
} from './lineColumn.ts';
import {
  isQuantity,
  percentProblem,
  priceProblem,
  type Problem,
  quantityProblem,
  textProblem,
} from './lineGridValues.ts';
import { t } from '../text.ts';

/** Fields of a draft with typed input. */
type TextField<Row> = { [Name in keyof Row]: Row[Name] extends string ? Name : never }[keyof Row] &
  string;

interface Options<Row> {
  /** Allows an empty cell. */
  optional?: true;
  canEdit?: (row: Row) => boolean;
  /** True for a value that is allowed, but seldom meant. */
  warns?: (row: Row) => boolean;
  /** Replaces the default texts and rule. */
  problem?: (text: string, row: Row) => string | null;
  column?: Partial<ColDef<Row>>;
}

type ColumnFactory<Row> = (
  field: ColDefField<Row>,
  headerName: string,
  more: Partial<ColDef<Row>>,
) => ColDef<Row>;
interface ColumnKind<Row> {
  baseColumn: ColumnFactory<Row>;
  clean: (text: string) => string;
  problem: Problem;
}

function editableColumn<Row extends LineRow>(
  field: TextField<Row>,
  name: string,
  kind: ColumnKind<Row>,
  more: Options<Row>,
): LineColumn<Row> {
  const invalid: (text: string, row: Row) => string | null = more.problem ?? kind.problem;
  return {
    id: field,
    name,
    column: kind.baseColumn(field as unknown as ColDefField<Row>, name, more.column ?? {}),
    edit: {
      text: (row) => row[field] as string,
      put: (row, text) => ({ ...row, [field]: text }),
      clean: kind.clean,
      required: !more.optional,
      problem: (text, row) => (text === '' ? null : invalid(text, row)),
      canEdit: more.canEdit,
      warns: more.warns,
    },
  };
}

const quantityText = ({ value }: { value: string | null | undefined }) =>
  value && isQuantity(value) ? formatCount(Number(value)) : (value ?? '');

/** A whole number above 0. */
export const quantityLineColumn = <Row extends LineRow>(
  field: TextField<Row>,
  name = t('Quantity'),
  more: Options<Row> = {},
): LineColumn<Row> => {
  const baseColumn: ColumnFactory<Row> = (of, head, changes) =>
    numberColumn(of, head, { valueFormatter: quantityText, ...changes });
  return editableColumn(
    field,
    name,
    { baseColumn, clean: cleanQuantity, problem: quantityProblem(name) },
    more,
  );
};

/** Rupees above 0. */
export const moneyLineColumn = <Row extends LineRow>(
  field: TextField<Row>,
  name: string,
  more: Options<Row> = {},
): LineColumn<Row> =>
  editableColumn(
    field,
    name,
    { baseColumn: moneyColumn, clean: cleanDecimal, problem: priceProblem(name) },
    more,
  );

/** 0 to 100. */
export const percentLineColumn = <Row extends LineRow>(
  field: TextField<Row>,
  name: string,
  more: Options<Row> = {},
): LineColumn<Row> => {
  const baseColumn: ColumnFactory<Row> = (of, head, changes) =>
    percentColumn(of, head, { valueFormatter: ({ value }) => formatPercent(value), ...changes });
  return editableColumn(
    field,
    name,
    { baseColumn, clean: cleanDecimal, problem: percentProblem(name) },
    more,
  );
};

export const textLineColumn = <Row extends LineRow>(
  field: TextField<Row>,
  name: string,
  max: number,
  more: Options<Row> = {},
): LineColumn<Row> =>
  editableColumn(
    field,
    name,
    { baseColumn: textColumn, clean: (text) => text.trim(), problem: textProblem(max) },
    { optional: true, ...more },
  );

/** Searched on the server as you type; `fill` puts what follows from the choice (unit, GST, a proposed price) into the row. */
export function pickerLineColumn<
  Row extends LineRow & { [Name in Field]: LineChoice<Item> },
  Field extends string,
  Item,
>(
  field: Field,
  name: string,
  choices: LineChoices<Item>,
  more: {
    fill: (row: Row, item: Item) => Row;
    canEdit?: (row: Row) => boolean;
    enterTo?: string;
    /** Replaces the text of a name that is not known. */
    unknownProblem?: (text: string) => string;
    column?: Partial<ColDef<Row>>;
  },
): LineColumn<Row> {
  const choiceOf = (row: Row): LineChoice<Item> => row[field];
  const put = (row: Row, choice: LineChoice<Item>): Row => ({ ...row, [field]: choice });
  const retyped = (row: Row, text: string): LineChoice<Item> => {
    const { unknown, wasUnknown } = choiceOf(row);
    return { text, item: null, ...(text && (unknown || wasUnknown) ? { wasUnknown: true } : {}) };
  };
  return {
    id: field,
    name,
    column: {
      colId: field,
      headerName: name,
      flex: 2,
      minWidth: 180,
      valueGetter: ({ data }) => data && choiceOf(data).text,
      ...more.column,
    },
    edit: {
      text: (row) => choiceOf(row).text,
      put: (row, text) => put(row, retyped(row, text)),
      clean: (text) => text.trim(),
      required: true,
      problem: (text, row) => {
        const { unknown, wasUnknown } = choiceOf(row);
        if (unknown)
          return (
            more.unknownProblem?.(text) ?? t("{{name}} '{{text}}' is not known.", { name, text })
          );
        return wasUnknown ? t("{{name}} '{{text}}' is being looked up.", { name, text }) : null;
      },
      canEdit: more.canEdit,
      pick: {
        choices: choices as LineChoices<unknown>,
        enterTo: more.enterTo,
        suggest: (row, { id, label }) => put(row, { text: label, item: null, id }),
        choose: (row, item) =>
          more.fill(
            put(row, { text: choices.label(item as Item), item: item as Item }),
            item as Item,
          ),
        chosen: choiceOf,
        markUnknown: (row) => put(row, { text: choiceOf(row).text, item: null, unknown: true }),
      },
    },
  };
}

const YES = /^(y|yes|true|1|x|✓)$/i;

/** A checkbox; pasted, 'yes', 'true', '1' and 'x' check it. */
export function checkboxLineColumn<Row extends LineRow>(
  field: { [Name in keyof Row]: Row[Name] extends boolean ? Name : never }[keyof Row] & string,
  name: string,
  label: (row: Row) => string,
): LineColumn<Row> {
  const isChecked = (row: Row) => row[field] as boolean;
  return {
    id: field,
    name,
    column: {
      colId: field,
      headerName: name,
      width: 60,
      sortable: false,
      valueGetter: ({ data }) => data && isChecked(data),
      cellRenderer: LineCheckbox,
      cellRendererParams: { label },
    },
    edit: {
      text: (row) => (isChecked(row) ? CHECKED : ''),
      put: (row, text) => ({ ...row, [field]: text !== '' }),
      clean: (text) => (YES.test(text.trim()) ? CHECKED : ''),
      required: false,
      problem: () => null,
      checkbox: true,
    },
  };
}

/** A read-only column: a ready column. */
export function readOnlyLineColumn<Row>(column: ColDef<Row>): LineColumn<Row> {
  return { id: column.colId ?? String(column.field), name: column.headerName ?? '', column };
}

/** An amount that follows from the row. */
export const amountLineColumn = <Row,>(
  id: string,
  name: string,
  amount: (row: Row) => string | null,
): LineColumn<Row> => {
  const { field: _, ...column } = moneyColumn<Row>('' as ColDefField<Row>, name, {
    colId: id,
    width: 110,
    valueGetter: ({ data }) => data && amount(data),
    valueFormatter: ({ value }) => formatRupees(value),
  });
  return { id, name, column };
};
