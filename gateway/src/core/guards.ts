import type { Can } from '@munim/schema/shared/roles.ts';
import {
  getNamedType,
  isObjectType,
  Kind,
  valueFromASTUntyped,
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { SIGNED_IN, type Guard } from './permissions.ts';

type Variables = Readonly<Record<string, unknown>>;
/** `@skip` or `@include` by a variable: the field is left out when the variable has this value. */
interface SkipCondition {
  readonly variable: string;
  readonly when: boolean;
}
interface GuardedField {
  readonly guard: Guard;
  readonly skipWhen: readonly SkipCondition[];
}
/** The guards one operation meets; collected once a document. */
export interface OperationGuards {
  readonly fields: readonly GuardedField[];
  readonly defaults: Variables;
}

class Collector {
  readonly found: GuardedField[] = [];
  readonly #schema: GraphQLSchema;
  readonly #guards: ReadonlyMap<string, Guard>;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(schema: GraphQLSchema, guards: ReadonlyMap<string, Guard>, document: DocumentNode) {
    this.#schema = schema;
    this.#guards = guards;
    this.#fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
      ),
    );
  }

  /** Recursion without a bound, because the limits rule has bounded the document. */
  walk(
    selections: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    skipWhen: readonly SkipCondition[],
  ): void {
    for (const node of selections.selections) {
      const conditions = skipConditions(node);
      if (conditions !== null) this.#enter(node, type, [...skipWhen, ...conditions]);
    }
  }

  #enter(
    node: SelectionNode,
    type: GraphQLNamedType | undefined,
    skipWhen: readonly SkipCondition[],
  ): void {
    if (node.kind === Kind.INLINE_FRAGMENT) {
      const inner = node.typeCondition ? this.#schema.getType(node.typeCondition.name.value) : type;
      this.walk(node.selectionSet, inner, skipWhen);
    } else if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = this.#fragments.get(node.name.value);
      if (fragment)
        this.walk(
          fragment.selectionSet,
          this.#schema.getType(fragment.typeCondition.name.value),
          skipWhen,
        );
    } else if (isObjectType(type)) {
      this.#field(type, node.name.value, node.selectionSet, skipWhen);
    }
  }

  #field(
    type: GraphQLObjectType,
    name: string,
    selections: SelectionSetNode | undefined,
    skipWhen: readonly SkipCondition[],
  ): void {
    // Introspection is for staff only.
    const guard =
      name === '__schema' || name === '__type'
        ? SIGNED_IN
        : this.#guards.get(`${type.name}.${name}`);
    if (guard) this.found.push({ guard, skipWhen: skipWhen });
    const field = type.getFields()[name];
    if (selections && field) this.walk(selections, getNamedType(field.type), skipWhen);
  }
}

/** Null when a constant always skips the node. */
function skipConditions(node: SelectionNode): SkipCondition[] | null {
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
  collector.walk(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, []);
  const defaults: Record<string, unknown> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue);
  return { fields: collector.found, defaults };
}

/** Guards that apply with these variables. A selection that is not certainly skipped counts. */
export function activeGuards({ fields, defaults }: OperationGuards, variables: Variables): Guard[] {
  const isSkipped = ({ variable, when }: SkipCondition): boolean =>
    (variables[variable] ?? defaults[variable]) === when;
  return fields.filter((field) => !field.skipWhen.some(isSkipped)).map((field) => field.guard);
}

export function isAllowed(guard: Guard, viewer: { roleId: number }, can: Can): boolean {
  if (guard.roles && !guard.roles.includes(viewer.roleId)) return false;
  return guard.allOf.every((anyOf) => anyOf.some(({ entity, action }) => can(entity, action)));
}
