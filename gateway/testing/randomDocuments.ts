import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { pick } from './shapedAnswers.ts';

const SCALARS: Readonly<Record<string, string>> = {
  ID: '"1"',
  Int: '2',
  Float: '1.5',
  Boolean: 'true',
  Date: '"2026-01-05"',
  DateTime: '"2026-01-05T10:00:00Z"',
  Money: '"10.00"',
  Decimal: '"1.5"',
};

const DEPTH = 6;

/** A document with a read of one to three root fields, and the values of its variables. */
export interface RandomDocument {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Writes selections with aliases, fragments, repeated fields, and @skip and @include by constants and variables. */
class DocumentWriter {
  readonly #random: () => number;
  readonly #fragments: string[] = [];
  #aliases = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  write(query: GraphQLObjectType): string {
    const roots = Object.values(query.getFields());
    const chosen = Array.from({ length: 1 + this.#below(3) }, () => pick(roots, this.#random));
    const fields = chosen.map((field) => this.#field(field.name, field, 1, true));
    const variables = '$yes: Boolean!, $no: Boolean = false, $size: Int = 3, $id: ID! = "1"';
    return [`query Random(${variables}) { ${fields.join(' ')} }`, ...this.#fragments].join('\n');
  }

  #below = (count: number): number => Math.floor(this.#random() * count);
  #chance = (part: number): boolean => this.#random() < part;

  #selection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      ({ type: of }) => depth < DEPTH || !isObjectType(getNamedType(of)),
    );
    if (fields.length === 0) return '{ __typename }';
    const count = 1 + this.#below(Math.min(8, fields.length));
    const parts = Array.from({ length: count }, () => {
      const field = pick(fields, this.#random);
      return this.#wrapped(type, this.#field(field.name, field, depth + 1, false));
    });
    if (this.#chance(0.3)) parts.push('__typename');
    return `{ ${parts.join(' ')} }`;
  }

  /** The field, sometimes within a fragment. */
  #wrapped(type: GraphQLObjectType, field: string): string {
    if (this.#chance(0.1)) return `... on ${type.name} { ${field} }`;
    if (this.#chance(0.1)) return `...${this.#directive()} { ${field} }`;
    if (!this.#chance(0.1)) return field;
    const name = `F${this.#fragments.length}`;
    this.#fragments.push(`fragment ${name} on ${type.name} { ${field} }`);
    return `...${name}`;
  }

  #directive(): string {
    if (!this.#chance(0.15)) return '';
    const value = pick(['true', 'false', '$yes', '$no'], this.#random);
    return ` @${pick(['skip', 'include'], this.#random)}(if: ${value})`;
  }

  #field(
    name: string,
    { args, type }: { args: readonly GraphQLArgument[]; type: GraphQLOutputType },
    depth: number,
    isRoot: boolean,
  ): string {
    // arguments make two uses of one field differ: each has a name of its own then
    const hasArguments = args.length > 0;
    const alias = hasArguments || isRoot || this.#chance(0.15) ? `a${this.#aliases++}: ` : '';
    const named = getNamedType(type);
    const below = isObjectType(named) ? ` ${this.#selection(named, depth)}` : '';
    return `${alias}${name}${this.#arguments(args)}${this.#directive()}${below}`;
  }

  #arguments(args: readonly GraphQLArgument[]): string {
    const texts = args
      .filter((arg) => isRequiredArgument(arg) || this.#chance(0.3))
      .map((arg) => `${arg.name}: ${this.#value(arg.type)}`);
    return texts.length > 0 ? `(${texts.join(', ')})` : '';
  }

  #value(type: GraphQLInputType): string {
    if (isNonNullType(type)) return this.#value(type.ofType);
    if (isListType(type)) return `[${this.#value(type.ofType)}]`;
    if (isEnumType(type)) return pick(type.getValues(), this.#random).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields())
        .filter((field) => isRequiredInputField(field) || this.#chance(0.2))
        .map((field) => `${field.name}: ${this.#value(field.type)}`);
      return `{ ${fields.join(', ')} }`;
    }
    if (type.name === 'Int' && this.#chance(0.3)) return '$size';
    if (type.name === 'ID' && this.#chance(0.3)) return '$id';
    return SCALARS[type.name] ?? '"Sample"';
  }
}

export function randomDocument(schema: GraphQLSchema, random: () => number): RandomDocument {
  const query = schema.getQueryType();
  if (!query) throw new Error('The schema has no reads');
  const text = new DocumentWriter(random).write(query);
  const variables = { yes: random() < 0.5, ...(random() < 0.5 ? { no: random() < 0.5 } : {}) };
  return { text, variables };
}
