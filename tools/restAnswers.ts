import { globSync, readFileSync } from 'node:fs';
import { Kind, parse, visit } from 'graphql';

const SDL = new URL('../schema/src/', import.meta.url);

interface Operation {
  summary?: string;
  responses?: Record<string, unknown>;
  security?: unknown;
  requestBody?: unknown;
  'x-permission'?: string;
}
interface Document {
  paths?: Record<string, object | undefined>;
  components?: object;
}

const REFUSAL = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
const refusal = (description: string) => ({ description, content: REFUSAL });

/** Refusals of any route beside its 200 (docs/rules/wire.md#envelope). */
const RESPONSES = {
  BadRequest: refusal(
    'Wrong input (VALIDATION, with the field), or a business rule refuses: error tells which, message is for people.',
  ),
  Unauthorized: refusal('No session, or it has ended (UNAUTHENTICATED).'),
  Forbidden: refusal('The permission is missing (FORBIDDEN).'),
  NotFound: refusal("No such record, or it is outside the caller's row scope (NOT_FOUND)."),
  TooLarge: refusal('The body is larger than the limit (BAD_REQUEST).'),
  Unavailable: refusal(
    'The database or the file store does not answer (UNAVAILABLE). Retry-After says when to try again.',
  ),
};

const ref = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` });

function refusalsOf(operation: Operation) {
  const isOpen = !operation.security;
  return {
    400: ref('BadRequest'),
    ...(isOpen ? {} : { 401: ref('Unauthorized') }),
    ...(isOpen || operation['x-permission'] === 'signed in' ? {} : { 403: ref('Forbidden') }),
    ...(isOpen ? {} : { 404: ref('NotFound') }),
    ...(operation.requestBody ? { 413: ref('TooLarge') } : {}),
    503: ref('Unavailable'),
  };
}

/** Summary of a route, by 'GET /bill': the first sentence of the first field that calls it. */
function summariesOf(): Map<string, string> {
  const sdl = globSync('**/*.graphql', { cwd: SDL })
    .toSorted()
    .map((file) => readFileSync(new URL(file, SDL), 'utf8'));
  const found = new Map<string, string>();
  visit(parse(sdl.join('\n')), {
    FieldDefinition({ description, directives = [] }) {
      for (const { name, arguments: given = [] } of directives) {
        if (name.value !== 'rest' || !description) continue;
        const valueOf = (argument: string) => {
          const value = given.find((one) => one.name.value === argument)?.value;
          return value?.kind === Kind.ENUM || value?.kind === Kind.STRING ? value.value : '';
        };
        const key = `${valueOf('method')} ${valueOf('path')}`;
        const [sentence = ''] = description.value.split(/(?<=\.)\s+(?=[A-Z])/);
        if (!found.has(key)) found.set(key, sentence);
      }
    },
  });
  return found;
}

/** The document with a summary and the refusals of every route; a route that the graph does not describe stops the run. */
export function withAnswers<D extends Document>(document: D): D {
  const summaries = summariesOf();
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(
      (methods ?? {}) as Record<string, Operation>,
    )) {
      const summary = summaries.get(`${method.toUpperCase()} ${path}`);
      if (!summary)
        throw new Error(
          `${method.toUpperCase()} ${path} needs a field in the SDL with @rest of it and a description`,
        );
      operation.summary = summary;
      operation.responses = { ...operation.responses, ...refusalsOf(operation) };
    }
  document.components = { ...document.components, responses: RESPONSES };
  return document;
}
