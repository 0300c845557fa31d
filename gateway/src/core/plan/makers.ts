import {
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  getNullableType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import { leafValue } from './leafValue.ts';
import { isPromise, type Make, Unplanned } from './planAnswer.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** A field of the operation that has a resolver of its own. */
export interface ResolvedField {
  readonly field: GraphQLField<unknown, unknown>;
  readonly nodes: readonly FieldNode[];
  readonly parentType: GraphQLObjectType;
}

/** An operation as it is with one choice of what `@skip` and `@include` leave out. */
export interface ChosenOperation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly conditions: Variables;
}

export interface Makers {
  /** Makes the operation's data. */
  readonly data: Make;
  /** Resolved fields, in the order of `PlanAnswer.calls`. */
  readonly resolved: readonly ResolvedField[];
}

type Fields = ReadonlyMap<string, readonly FieldNode[]>;

/** A key of an object literal. In brackets, for `__proto__` would be the prototype otherwise. */
const keyOf = (name: string): string =>
  name === '__proto__' ? `["__proto__"]` : JSON.stringify(name);

/**
 * Makes the functions that make an answer, one for each selected record, as source text: V8 then knows the shape of each record
 * and the name of each field that is read. The text has nothing of the caller's but names of the GraphQL grammar, as JSON text.
 */
class MakerSource {
  readonly resolved: ResolvedField[] = [];
  readonly #operation: ChosenOperation;
  readonly #functions: string[] = [];
  /** Values that the source text cannot hold: resolvers and the functions of leaves. */
  readonly #values: unknown[] = [];
  readonly #leaves = new Map<GraphQLLeafType, string>();

  constructor(operation: ChosenOperation) {
    this.#operation = operation;
  }

  build(root: GraphQLObjectType): Make {
    const { schema, fragments, conditions, operation } = this.#operation;
    const fields = collectFields(schema, fragments, conditions, root, operation.selectionSet);
    const data = this.#record(root, fields);
    const source = `'use strict';\n${this.#functions.join('\n')}\nreturn ${data};`;
    // oxlint-disable-next-line no-implied-eval -- the text is made above
    const make = new Function('values', 'Unplanned', 'isPromise', source) as (
      ...known: [readonly unknown[], typeof Unplanned, typeof isPromise]
    ) => Make;
    return make(this.#values, Unplanned, isPromise);
  }

  #value(value: unknown): string {
    this.#values.push(value);
    return `values[${this.#values.length - 1}]`;
  }

  /** Declares a function `(value, answer)` and answers its name. */
  #declare(body: string): string {
    const name = `make${this.#functions.length}`;
    this.#functions.push(`function ${name}(value, answer) {\n${body}\n}`);
    return name;
  }

  #leaf(type: GraphQLLeafType): string {
    let name = this.#leaves.get(type);
    if (name === undefined) {
      name = `leaf${this.#leaves.size}`;
      this.#functions.push(`const ${name} = ${this.#value(leafValue(type))};`);
      this.#leaves.set(type, name);
    }
    return name;
  }

  #record(type: GraphQLObjectType, fields: Fields): string {
    const before: string[] = [];
    const literal: string[] = [];
    const after: string[] = [];
    const promises: string[] = [];
    for (const [key, nodes] of fields) {
      const name = `field${literal.length}`;
      const { statements, later } = this.#field(type, nodes, name);
      before.push(statements);
      literal.push(`${keyOf(key)}: ${name}`);
      if (!later) continue;
      promises.push(`${name}Later`);
      after.push(
        `if (${name}Later) answer.later(made, ${JSON.stringify(key)}, ${name}Later, ${later});`,
      );
    }
    const variables = ['made', ...[...literal.keys()].map((at) => `field${at}`), ...promises];
    const read = before.join('\n');
    // A call that is under way when a later field throws must not reject unheard: that would end the process.
    return this.#declare(`if (typeof value !== 'object' || value instanceof Error) throw new Unplanned();
let ${variables.join(', ')};
${promises.length === 0 ? read : `try {\n${read}\n} catch (fault) { answer.abandon([${promises.join(', ')}]); throw fault; }`}
made = { ${literal.join(', ')} };
${after.join('\n')}
return made;`);
  }

  /** Statements that set `name`, the value of the field; and what makes it when it is a promise, `…Later`. */
  #field(
    parentType: GraphQLObjectType,
    nodes: readonly FieldNode[],
    name: string,
  ): { statements: string; later?: string } {
    const fieldName = nodes[0]?.name.value ?? '';
    if (fieldName === '__typename')
      return { statements: `${name} = ${JSON.stringify(parentType.name)};` };
    const field = parentType.getFields()[fieldName];
    // introspection, which is for the reference executor
    if (!field) throw new Unplanned();
    const { resolve } = field;
    const own = !resolve || resolve === defaultFieldResolver;
    const at = own ? -1 : this.resolved.push({ field, nodes, parentType }) - 1;
    const read = own
      ? `value[${JSON.stringify(fieldName)}]`
      : `${this.#value(resolve)}(value, answer.calls[${at}].args, answer.context, answer.calls[${at}].info)`;
    if (own && isLeafType(getNullableType(field.type)))
      return { statements: `${name} = ${read};\n${this.#inline(field.type, nodes, name)}` };
    const make = this.#declare(`${this.#inline(field.type, nodes, 'value')}\nreturn value;`);
    return {
      statements: `${name} = ${read};
if (isPromise(${name})) { ${name}Later = ${name}; ${name} = null; }
else ${name} = ${make}(${name}, answer);`,
      later: make,
    };
  }

  /** Statements that put in place of the variable what is answered for it. */
  #inline(type: GraphQLOutputType, nodes: readonly FieldNode[], name: string): string {
    if (isNonNullType(type))
      return `if (${name} === null || ${name} === undefined) throw new Unplanned();
${this.#filled(type.ofType, nodes, name)}`;
    return `if (${name} === null || ${name} === undefined) ${name} = null;
else {\n${this.#filled(type, nodes, name)}\n}`;
  }

  #filled(type: GraphQLOutputType, nodes: readonly FieldNode[], name: string): string {
    if (isLeafType(type)) return `${name} = ${this.#leaf(type)}(${name});`;
    if (isListType(type)) {
      const one = this.#declare(`${this.#inline(type.ofType, nodes, 'value')}\nreturn value;`);
      return `if (!Array.isArray(${name})) throw new Unplanned();
const made = [];
try {
  for (let i = 0; i < ${name}.length; i++) {
    made.push(null);
    if (isPromise(${name}[i])) answer.later(made, i, ${name}[i], ${one});
    else made[i] = ${one}(${name}[i], answer);
  }
} catch (fault) { answer.abandon(${name}.slice(made.length)); throw fault; }
${name} = made;`;
    }
    if (!isObjectType(type)) throw new Unplanned();
    const { schema, fragments, conditions } = this.#operation;
    const fields = collectSubfields(schema, fragments, conditions, type, nodes);
    return `${name} = ${this.#record(type, fields)}(${name}, answer);`;
  }
}

/** Throws Unplanned where the operation asks for what no plan makes. */
export function makersOf(operation: ChosenOperation): Makers {
  const root = operation.schema.getRootType(operation.operation.operation);
  if (!root) throw new Unplanned();
  const source = new MakerSource(operation);
  return { data: source.build(root), resolved: source.resolved };
}
