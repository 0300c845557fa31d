import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type Fragments, fragmentsOf } from './fragments.ts';
import { isRecord } from './isRecord.ts';

/** One column: the keys that lead from a row to its value, and its head. */
interface Column {
  readonly keys: readonly string[];
  readonly head: string;
  /** True for a column of the list below a row, which has a line of its own for each of its elements. */
  readonly isBelow: boolean;
}

/** A query of one list as a table. */
export interface QueryTable {
  /** Key of the list in the answer. */
  readonly root: string;
  readonly columns: readonly Column[];
  /** Keys from a row to the list below it that is spread over lines; null without one. */
  readonly below: readonly string[] | null;
  /** True when the query takes `$after` and asks where its page ends: it can be walked to its end. */
  readonly isPaged: boolean;
}

type Selected = readonly [key: string, field: GraphQLField<unknown, unknown>, node: FieldNode];

/** Fields of a selection in its order, fragments read in place. */
function* fieldsOf(
  type: GraphQLCompositeType,
  { selections }: SelectionSetNode,
  fragments: Fragments,
): Generator<Selected> {
  for (const node of selections) {
    if (node.kind === Kind.FIELD) {
      const field =
        isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
      if (field) yield [node.alias?.value ?? node.name.value, field, node];
    } else {
      const part = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      if (part) yield* fieldsOf(type, part.selectionSet, fragments);
    }
  }
}

const isListOf = (type: GraphQLOutputType) => isListType(getNullableType(type));

class TableBuilder {
  readonly columns: Column[] = [];
  below: readonly string[] | null = null;
  readonly #fragments: Fragments;

  constructor(fragments: Fragments) {
    this.#fragments = fragments;
  }

  /** Adds the columns of what is selected below these keys. */
  add(type: GraphQLCompositeType, selection: SelectionSetNode, keys: string[], isBelow: boolean) {
    for (const [key, field, node] of fieldsOf(type, selection, this.#fragments)) {
      const path = [...keys, key];
      const named = getNamedType(field.type);
      if (isLeafType(named)) this.#addLeaf(path, isBelow);
      else if (node.selectionSet && isCompositeType(named)) {
        const isSpread = isListOf(field.type);
        if (isSpread) this.#spread(path, isBelow);
        this.add(named, node.selectionSet, path, isBelow || isSpread);
      }
    }
  }

  #addLeaf(keys: readonly string[], isBelow: boolean): void {
    const head = keys.join('.');
    if (!this.columns.some((column) => column.head === head))
      this.columns.push({ keys, head, isBelow });
  }

  #spread(path: readonly string[], isBelow: boolean): void {
    if (isBelow || (this.below !== null && String(this.below) !== String(path)))
      throw new GraphQLError(
        `A table has one list below its rows at most: ${(this.below ?? path).join('.')} and ${path.join('.')} are two`,
      );
    this.below = path;
  }
}

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operation?.operation !== 'query' || operations.length > 1)
    throw new GraphQLError('A saved query is one query, and nothing besides');
  return operation;
}

/** True where a page says whether another follows, and its cursor. */
function asksForEnd(parts: readonly Selected[], fragments: Fragments): boolean {
  const found = parts.find(([key]) => key === 'pageInfo');
  const type = found && getNamedType(found[1].type);
  const selection = found?.[2].selectionSet;
  if (!selection || !isCompositeType(type)) return false;
  const keys = [...fieldsOf(type, selection, fragments)].map(([key]) => key);
  return keys.includes('endCursor') && keys.includes('hasNextPage');
}

/** The table that a valid document answers. Error: it is not one list with `items`. */
export function tableOf(schema: GraphQLSchema, document: DocumentNode): QueryTable {
  const operation = operationOf(document);
  const fragments = fragmentsOf(document);
  const query = schema.getQueryType();
  const roots = query ? [...fieldsOf(query, operation.selectionSet, fragments)] : [];
  const [root] = roots;
  if (!root || roots.length > 1) throw new GraphQLError('A saved query asks for one list');
  const [key, field, node] = root;
  const page = getNamedType(field.type);
  const parts =
    isObjectType(page) && node.selectionSet && !isListOf(field.type)
      ? [...fieldsOf(page, node.selectionSet, fragments)]
      : [];
  const items = parts.filter(([name]) => name === 'items');
  const row = items[0] && getNamedType(items[0][1].type);
  if (!row || !isCompositeType(row))
    throw new GraphQLError(`${field.name} has no items: a saved query asks for a list with items`);
  const table = new TableBuilder(fragments);
  for (const [, , { selectionSet }] of items)
    if (selectionSet) table.add(row, selectionSet, [], false);
  const takesAfter = operation.variableDefinitions?.some(
    ({ variable }) => variable.name.value === 'after',
  );
  return {
    root: key,
    columns: table.columns,
    below: table.below,
    isPaged: takesAfter === true && asksForEnd(parts, fragments),
  };
}

const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce((at: unknown, key) => (isRecord(at) ? at[key] : undefined), value);

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The lines of one row: one, or one for each element of the list below it. */
export function linesOf({ columns, below }: QueryTable, row: unknown): string[][] {
  const elements = below && valueAt(row, below);
  const all = Array.isArray(elements) && elements.length ? elements : [undefined];
  const depth = below?.length ?? 0;
  return all.map((element: unknown) =>
    columns.map(({ keys, isBelow }) =>
      textOf(isBelow ? valueAt(element, keys.slice(depth)) : valueAt(row, keys)),
    ),
  );
}
