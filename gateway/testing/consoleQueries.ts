import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  typeFromAST,
  visit,
} from 'graphql';

const CONSOLE = fileURLToPath(new URL('../../console/src/', import.meta.url));

const definitions = globSync('*/*.graphql', { cwd: CONSOLE }).flatMap(
  (file) => parse(readFileSync(CONSOLE + file, 'utf8')).definitions,
);
const fragments = new Map(
  definitions
    .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => [node.name.value, node]),
);

/** Fragments that a definition spreads, and those that they spread. */
function spread(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      spread(fragment, found);
    },
  });
  return found;
}

/** Sample of an input: what is not required is left out. */
function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [sample(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, sample(field.type)]),
    );
  const samples: Record<string, unknown> = { Int: 1, Boolean: true, Date: '2026-01-05', ID: '1' };
  return samples[type.name] ?? 'Sample';
}

const variablesOf = (schema: GraphQLSchema, operation: OperationDefinitionNode) =>
  Object.fromEntries(
    (operation.variableDefinitions ?? [])
      .filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)
      .map(({ variable, type }) => [
        variable.name.value,
        sample(typeFromAST(schema, type as never) as GraphQLInputType),
      ]),
  );

export interface ConsoleQuery {
  readonly name: string;
  readonly document: DocumentNode;
  readonly text: string;
  readonly variables: Record<string, unknown>;
}

/** All reads of the console, with sample variables. */
export const consoleQueries = (schema: GraphQLSchema): ConsoleQuery[] =>
  definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .filter((node) => node.operation === 'query')
    .map((operation) => {
      const document: DocumentNode = {
        kind: Kind.DOCUMENT,
        definitions: [operation, ...spread(operation)],
      };
      return {
        name: operation.name?.value ?? '',
        document,
        text: print(document),
        variables: variablesOf(schema, operation),
      };
    });
