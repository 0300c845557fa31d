import {
  getNamedType,
  getNullableType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isScalarType,
  Kind,
  type TypeNode,
  typeFromAST,
} from 'graphql';
import { BadRequest } from './badRequest.ts';
import { isRecord } from './isRecord.ts';
import type { SavedTable } from './savedTable.ts';

/** Scalars whose values are no texts. */
const PLAIN = new Set(['Int', 'Float', 'Boolean']);

const wrong = (name: string, why: string) =>
  new BadRequest(400, `${name} ${why}`, { code: 'BAD_USER_INPUT', field: name });

/** True where a value of this type is written as the text it is: text, id, day, moment, amount, or a value of an enum. */
function isText(schema: GraphQLSchema, node: TypeNode): boolean {
  const type = typeFromAST(schema, node as never);
  if (!type || isListType(getNullableType(type))) return false;
  const named = getNamedType(type);
  return isEnumType(named) || (isScalarType(named) && !PLAIN.has(named.name));
}

function read(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong(name, 'must be a number, true, false, or JSON');
  }
}

/**
 * Variables of a saved query, with those of its address in their place, each read by its type. Errors: the query does not declare it,
 * or it is there twice.
 */
export function variablesOf(
  schema: GraphQLSchema,
  { document }: SavedTable,
  saved: string,
  address: unknown,
): Record<string, unknown> {
  const declared = new Map(
    document.definitions
      .flatMap((node) =>
        node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []) : [],
      )
      .map(({ variable, type }) => [variable.name.value, type]),
  );
  const given = Object.entries(isRecord(address) ? address : {}).map(([name, value]) => {
    const type = declared.get(name);
    if (!type) throw wrong(name, 'is no variable of this query');
    if (typeof value !== 'string') throw wrong(name, 'is there twice');
    return [name, isText(schema, type) ? value : read(name, value)];
  });
  return { ...(JSON.parse(saved) as object), ...Object.fromEntries(given) };
}
