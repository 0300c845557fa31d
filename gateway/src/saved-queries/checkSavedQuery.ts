import { GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { badInput } from '../core/backendErrors.ts';
import { documentLimits } from '../core/limits.ts';
import { nestingProblem } from '../core/nesting.ts';
import { tableOf } from '../core/queryTable.ts';

const MAX_TOKENS = 2_000;

/** Variables as a JSON object. Error BAD_USER_INPUT. */
export function readVariables(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // told below, as what is JSON and no object
  }
  throw badInput('variables must be a JSON object', 'variables');
}

/** Refuses a text that is not one list of this graph, in the words of who checks it. Error BAD_USER_INPUT. */
export function checkSavedQuery(schema: GraphQLSchema, query: string): void {
  const problem = nestingProblem(query, MAX_TOKENS);
  if (problem) throw badInput(problem, 'query');
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const [error] = validate(schema, document, [...specifiedRules, documentLimits]);
    if (error) throw error;
    tableOf(schema, document);
  } catch (error) {
    if (error instanceof GraphQLError) throw badInput(error.message, 'query');
    throw error;
  }
}
