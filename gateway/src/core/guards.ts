import type { Can } from '@munim/schema/shared/roles.ts';
import {
  getNamedType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLError,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { forbidden } from './backendErrors.ts';
import { type Fragments, fragmentsOf } from './fragments.ts';
import { SIGNED_IN, type Guard } from './permissions.ts';

type Variables = Readonly<Record<string, unknown>>;
/** `@skip` or `@include` by a variable: the field is left out when the variable has this value. */
export interface SkipCondition {
  readonly variable: string;
  readonly when: boolean;
}
export interface GuardedField {
  readonly guard: Guard;
  /** Names in the answer from the root, without places in lists: nothing has run yet. */
  readonly path: readonly string[];
  readonly skipWhen: readonly SkipCondition[];
}
/** The guards one operation meets; collected once a document. */
export interface OperationGuards {
  readonly fields: readonly GuardedField[];
  readonly defaults: Variables;
}

type Place = Pick<GuardedField, 'path' | 'skipWhen'>;

class Collector {
  readonly found: GuardedField[] = [];
  readonly #schema: GraphQLSchema;
  readonly #guards: ReadonlyMap<string, Guard>;
  readonly #fragments: Fragments;

  constructor(schema: GraphQLSchema, guards: ReadonlyMap<string, Guard>, document: DocumentNode) {
    this.#schema = schema;
    this.#guards = guards;
    this.#fragments = fragmentsOf(document);
  }

  /** Recursion without a bound, because the limits rule has bounded the document. */
  walk(selections: SelectionSetNode, type: GraphQLNamedType | undefined, at: Place): void {
    for (const node of selections.selections) {
      const conditions = skipConditions(node);
      if (conditions !== null)
        this.#enter(node, type, { ...at, skipWhen: [...at.skipWhen, ...conditions] });
    }
  }

  #enter(node: SelectionNode, type: GraphQLNamedType | undefined, at: Place): void {
    if (node.kind === Kind.INLINE_FRAGMENT) {
      const inner = node.typeCondition ? this.#schema.getType(node.typeCondition.name.value) : type;
      this.walk(node.selectionSet, inner, at);
    } else if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = this.#fragments.get(node.name.value);
      if (fragment)
        this.walk(
          fragment.selectionSet,
          this.#schema.getType(fragment.typeCondition.name.value),
          at,
        );
    } else if (isObjectType(type)) {
      const path = [...at.path, node.alias?.value ?? node.name.value];
      this.#field(type, node, { ...at, path });
    }
  }

  #field(
    type: GraphQLObjectType,
    { name: { value: name }, selectionSet }: FieldNode,
    at: Place,
  ): void {
    // Introspection is for staff only.
    const guard =
      name === '__schema' || name === '__type'
        ? SIGNED_IN
        : this.#guards.get(`${type.name}.${name}`);
    if (guard) this.found.push({ guard, ...at });
    const field = type.getFields()[name];
    if (selectionSet && field) this.walk(selectionSet, getNamedType(field.type), at);
  }
}

/** Null when a constant always skips the node. */
export function skipConditions(node: SelectionNode): SkipCondition[] | null {
  const conditions: SkipCondition[] = [];
  for (const directive of node.directives ?? []) {
    const when =
      directive.name.value === 'skip' ? true : directive.name.value === 'include' ? false : null;
    if (when === null) continue;
    const value = conditionOf(directive);
    if (value?.kind === Kind.VARIABLE) conditions.push({ variable: value.name.value, when });
    else if (value?.kind === Kind.BOOLEAN && value.value === when) return null;
  }
  return conditions;
}

const conditionOf = (directive: DirectiveNode) =>
  directive.arguments?.find((argument) => argument.name.value === 'if')?.value;

export function collectGuards(
  schema: GraphQLSchema,
  guards: ReadonlyMap<string, Guard>,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationGuards {
  const collector = new Collector(schema, guards, document);
  collector.walk(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, {
    path: [],
    skipWhen: [],
  });
  const defaults: Record<string, unknown> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue);
  return { fields: collector.found, defaults };
}

/** Guards that apply with these variables. A selection that is not certainly skipped counts. */
export function activeGuards(
  { fields, defaults }: OperationGuards,
  variables: Variables,
): GuardedField[] {
  const isSkipped = ({ variable, when }: SkipCondition): boolean =>
    (variables[variable] ?? defaults[variable]) === when;
  return fields.filter((field) => !field.skipWhen.some(isSkipped));
}

/**
 * Permissions and roles that a viewer lacks for a field, any one of which is enough: 'ORDER READ',
 * 'role 1001'. Empty when nothing is missing.
 */
function missing(guard: Guard, viewer: { roleId: number }, can: Can): string[] {
  if (guard.roles && !guard.roles.includes(viewer.roleId))
    return guard.roles.map((role) => `role ${role}`);
  const group = guard.allOf.find(
    (anyOf) => !anyOf.some(({ entity, action }) => can(entity, action)),
  );
  return group?.map(({ entity, action }) => `${entity} ${action}`) ?? [];
}

/** The refusal of the first field that the viewer may not have; undefined when all are allowed. */
export function refusalOf(
  fields: readonly GuardedField[],
  viewer: { roleId: number },
  can: Can,
): GraphQLError | undefined {
  for (const { guard, path } of fields) {
    const needs = missing(guard, viewer, can);
    if (needs.length) return forbidden({ path, needs });
  }
  return undefined;
}
