import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { badInput } from './backendErrors.ts';
import { documentLimits } from './limits.ts';
import { nestingProblem } from './nesting.ts';
import { type QueryTable, tableOf } from './queryTable.ts';

const MAX_TOKENS = 2_000;
const MOST_KEPT = 200;

/** A saved query that this graph runs, as a table. */
export interface SavedTable extends QueryTable {
  readonly document: DocumentNode;
}

const kept = new WeakMap<GraphQLSchema, LRUCache<string, SavedTable>>();

function check(schema: GraphQLSchema, query: string): SavedTable {
  const problem = nestingProblem(query, MAX_TOKENS);
  if (problem) throw badInput(problem, 'query');
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const [error] = validate(schema, document, [...specifiedRules, documentLimits]);
    if (error) throw error;
    return { ...tableOf(schema, document), document };
  } catch (error) {
    if (error instanceof GraphQLError) throw badInput(error.message, 'query');
    throw error;
  }
}

/**
 * The table of a text, within the limits of any query; checked when it is saved and whenever it runs, for the graph may have
 * changed, and REST takes any text. Error BAD_USER_INPUT.
 */
export function savedTable(schema: GraphQLSchema, query: string): SavedTable {
  const tables = kept.get(schema) ?? new LRUCache<string, SavedTable>({ max: MOST_KEPT });
  kept.set(schema, tables);
  const table = tables.get(query) ?? check(schema, query);
  tables.set(query, table);
  return table;
}
