import {
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { type Fragments, fragmentsOf } from '../fragments.ts';
import { type SkipCondition, skipConditions } from '../guards.ts';
import { DOCUMENT_LIMITS, isList, PAGE_ARGUMENTS } from '../limits.ts';
import { weightOf, WEIGHTS } from './weights.ts';

/** Fields of a page that hold its rows. */
const ROWS: ReadonlySet<string> = new Set(['items', 'rows']);

type Variables = Readonly<Record<string, unknown>>;

/** The argument by which a caller chooses the rows of a list. */
export interface Paging {
  readonly argument: string;
  /** Place of the list in the answer, as 'orders'. */
  readonly path: string;
  readonly rows: (variables: Variables) => number;
}

/** A field of an operation with what it costs; the same field selected twice is one. */
export interface CostField {
  readonly key: string;
  readonly path: string;
  readonly call: number;
  readonly perParent: boolean;
  readonly each: number;
  readonly isLeaf: boolean;
  /** Rows of a list: by its argument, or as many as are expected. */
  readonly paging: Paging | null;
  readonly rows: number;
  /** Conditions of each place where the field is selected; it is left out when all places are. */
  readonly places: (readonly SkipCondition[])[];
  readonly below: Map<string, CostField>;
}

export interface CostTree {
  readonly fields: ReadonlyMap<string, CostField>;
  /** Values of variables that are not sent. */
  readonly defaults: Variables;
}

/** Place in the operation while it is read. */
interface At {
  readonly type: GraphQLNamedType | undefined;
  readonly fields: Map<string, CostField>;
  readonly path: string;
  readonly conditions: readonly SkipCondition[];
  /** Paging of the surrounding page. */
  readonly page: Paging | null;
}

class CostReader {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    this.#fragments = fragmentsOf(document);
  }

  /** Recursion without a bound, because the limits rule has bounded the document. */
  read({ selections }: SelectionSetNode, at: At): void {
    for (const node of selections) {
      const own = skipConditions(node);
      if (own !== null) this.#enter(node, { ...at, conditions: [...at.conditions, ...own] });
    }
  }

  #enter(node: SelectionNode, at: At): void {
    if (node.kind === Kind.FIELD) return this.#field(node, at);
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : this.#fragments.get(node.name.value);
    const name = inner?.typeCondition?.name.value;
    const type = name === undefined ? at.type : this.#schema.getType(name);
    if (inner) this.read(inner.selectionSet, { ...at, type });
  }

  #field(node: FieldNode, at: At): void {
    const name = node.name.value;
    const key = node.alias?.value ?? name;
    const path = at.path === '' ? key : `${at.path}.${key}`;
    const parent = isObjectType(at.type) ? at.type : undefined;
    const field = parent?.getFields()[name];
    let found = at.fields.get(key);
    if (!found) {
      found =
        field && parent
          ? this.#made(field, parent, { node, key, path, page: at.page })
          : described(name, key, path);
      at.fields.set(key, found);
    }
    found.places.push(at.conditions);
    if (!node.selectionSet || !field) return;
    this.read(node.selectionSet, {
      type: getNamedType(field.type),
      fields: found.below,
      path,
      conditions: at.conditions,
      page: isList(field.type) ? null : pagingOf(field, node, path),
    });
  }

  #made(
    field: GraphQLField<unknown, unknown>,
    parent: GraphQLObjectType,
    { node, key, path, page }: { node: FieldNode; key: string; path: string; page: Paging | null },
  ): CostField {
    const { call, perParent, each, rows } = weightOf(this.#schema, field, parent.name);
    const isLeaf = isLeafType(getNamedType(field.type));
    const own = isList(field.type) && !isLeaf;
    const itsPage = ROWS.has(field.name) ? page : null;
    return {
      key,
      path,
      call,
      perParent,
      each,
      isLeaf,
      paging: own ? (pagingOf(field, node, path) ?? itsPage) : null,
      rows,
      places: [],
      below: new Map(),
    };
  }
}

/** A field of introspection: `__typename` is a value, and the graph's description costs the same whatever is selected of it. */
const described = (name: string, key: string, path: string): CostField => ({
  key,
  path,
  call: name === '__typename' ? 0 : WEIGHTS.introspection,
  perParent: false,
  each: WEIGHTS.value,
  isLeaf: true,
  paging: null,
  rows: 1,
  places: [],
  below: new Map(),
});

function pagingOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  path: string,
): Paging | null {
  const declared = PAGE_ARGUMENTS.flatMap(
    (name) => field.args.find((arg) => arg.name === name) ?? [],
  );
  const [first] = declared;
  if (!first) return null;
  const preset = Number(
    declared.find((arg) => arg.defaultValue !== undefined)?.defaultValue ??
      DOCUMENT_LIMITS.largestPage,
  );
  const given = declared.flatMap(
    ({ name }) => node.arguments?.find((argument) => argument.name.value === name) ?? [],
  );
  const rows = (variables: Variables): number => {
    for (const { value } of given) {
      const sent: unknown = valueFromASTUntyped(value, variables);
      if (sent === undefined || sent === null) continue;
      const isRows = Number.isInteger(sent) && Number(sent) >= 0;
      return isRows ? Math.min(Number(sent), DOCUMENT_LIMITS.largestPage) : preset;
    }
    return preset;
  };
  return { argument: given[0]?.name.value ?? first.name, path, rows };
}

export function costTree(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CostTree {
  const fields = new Map<string, CostField>();
  const type = schema.getRootType(operation.operation) ?? undefined;
  new CostReader(schema, document).read(operation.selectionSet, {
    type,
    fields,
    path: '',
    conditions: [],
    page: null,
  });
  const defaults: Record<string, unknown> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue);
  return { fields, defaults };
}
