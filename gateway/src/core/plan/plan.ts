import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { fragmentsOf } from '../fragments.ts';
import { type ChosenOperation, type Makers, makersOf, type Variables } from './makers.ts';
import { PlanAnswer, type ResolverCall, Unplanned } from './planAnswer.ts';

const NO_ARGUMENTS = Object.freeze({});

/** An operation whose forms no plan makes. */
const UNPLANNABLE = Symbol('unplannable');

/** Forms of all plans by plan and choice, the latest used: a caller can choose anew with each request. */
const forms = new LRUCache<string, Makers | typeof UNPLANNABLE>({ max: 2_000 });
let plans = 0;

/** Names of the operation's variables that decide what `@skip` and `@include` leave out. */
export function decidingVariables(
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ arguments: args }) {
      for (const { value } of args ?? [])
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return variableDefinitions
    .map(({ variable }) => variable.name.value)
    .filter((name) => names.has(name));
}

/**
 * A read that is compiled once a document: it calls the same resolvers as the reference executor and makes the same data. It makes
 * successes alone; for an error, or a null that must not be, the reference executor answers.
 */
export class Plan {
  readonly #schema: GraphQLSchema;
  readonly #operation: OperationDefinitionNode;
  readonly #fragments: Record<string, FragmentDefinitionNode>;
  /** Names of the variables of `@skip` and `@include`. */
  readonly #deciding: readonly string[];
  readonly #id = ++plans;

  constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    deciding: readonly string[],
  ) {
    this.#schema = schema;
    this.#operation = operation;
    this.#fragments = Object.fromEntries(fragmentsOf(document));
    this.#deciding = deciding;
  }

  /** True when an operation can have a plan: a read without introspection. */
  static suits({ operation, selectionSet }: OperationDefinitionNode): boolean {
    return (
      operation === 'query' &&
      !selectionSet.selections.some(
        (node) => node.kind === Kind.FIELD && /^__(schema|type)$/.test(node.name.value),
      )
    );
  }

  /** The answer's data. Throws, Unplanned among others, when there is anything to tell but data. */
  async run(context: unknown, sent: Variables): Promise<Record<string, unknown>> {
    const variables = this.#valuesOf(sent);
    const { data, resolved } = this.#formFor(variables);
    const calls = resolved.map(({ field, nodes, parentType }): ResolverCall => {
      const [node] = nodes;
      if (!node) throw new Unplanned();
      const info: Omit<GraphQLResolveInfo, 'path' | 'cacheControl'> = {
        fieldName: field.name,
        fieldNodes: nodes,
        returnType: field.type,
        parentType,
        schema: this.#schema,
        fragments: this.#fragments,
        rootValue: undefined,
        operation: this.#operation,
        variableValues: variables,
      };
      const args = field.args.length > 0 ? getArgumentValues(field, node, variables) : NO_ARGUMENTS;
      return { args, info };
    });
    const made = await new PlanAnswer(context, calls).whole(NO_ARGUMENTS, data);
    return made as Record<string, unknown>;
  }

  #valuesOf(sent: Variables): Variables {
    const definitions = this.#operation.variableDefinitions ?? [];
    if (definitions.length === 0) return NO_ARGUMENTS;
    const { coerced } = getVariableValues(this.#schema, definitions, sent, { maxErrors: 1 });
    if (!coerced) throw new Unplanned();
    return coerced;
  }

  #formFor(variables: Variables): Makers {
    const values = this.#deciding.map((name) =>
      Object.hasOwn(variables, name) ? variables[name] : undefined,
    );
    if (values.some((value) => typeof value !== 'boolean')) throw new Unplanned();
    const key = `${this.#id} ${values.join(' ')}`;
    let form = forms.get(key);
    if (form === undefined) forms.set(key, (form = this.#makeForm(variables)));
    if (form === UNPLANNABLE) throw new Unplanned();
    return form;
  }

  #makeForm(variables: Variables): Makers | typeof UNPLANNABLE {
    try {
      return makersOf(this.#chosen(variables));
    } catch (error) {
      if (error instanceof Unplanned) return UNPLANNABLE;
      throw error;
    }
  }

  #chosen(variables: Variables): ChosenOperation {
    const conditions = Object.fromEntries(
      this.#deciding.map((name) => [name, variables[name]] as const),
    );
    return {
      schema: this.#schema,
      operation: this.#operation,
      fragments: this.#fragments,
      conditions,
    };
  }
}
