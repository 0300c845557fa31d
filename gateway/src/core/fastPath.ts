import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLResponse,
} from '@apollo/server';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { internalError } from './backendErrors.ts';
import type { Context } from './context.ts';
import {
  activeGuards,
  collectGuards,
  type GuardedField,
  type OperationGuards,
  refusalOf,
} from './guards.ts';
import type { Graph } from './schema.ts';

/** Compiled data of a document, kept as long as the document itself. */
interface Plan {
  readonly guards: OperationGuards;
  /** Null: this operation runs on graphql-js. */
  readonly compiled: CompiledQuery | null;
}
type Format = (error: GraphQLError) => GraphQLFormattedError;
type Request = GraphQLRequestContextResponseForOperation<Context>;

/** Only reads are compiled; introspection and whatever does not compile run on the reference executor. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery | null {
  if (operation.operation !== 'query') return null;
  const isIntrospection = operation.selectionSet.selections.some(
    (node) => node.kind === 'Field' && /^__(schema|type)$/.test(node.name.value),
  );
  if (isIntrospection) return null;
  try {
    const compiled = compileQuery(schema, document, operation.name?.value ?? '', {
      disablingCapturingStackErrors: true,
    });
    return isCompiledQuery(compiled) ? compiled : null;
  } catch {
    return null;
  }
}

class Plans {
  readonly #graph: Graph;
  readonly #byDocument = new WeakMap<DocumentNode, Map<OperationDefinitionNode, Plan>>();

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  of(document: DocumentNode, operation: OperationDefinitionNode): Plan {
    let plans = this.#byDocument.get(document);
    if (!plans) this.#byDocument.set(document, (plans = new Map()));
    let plan = plans.get(operation);
    if (!plan) plans.set(operation, (plan = this.#make(document, operation)));
    return plan;
  }

  #make(document: DocumentNode, operation: OperationDefinitionNode): Plan {
    const { schema, guards } = this.#graph;
    return {
      guards: collectGuards(schema, guards, document, operation),
      compiled: compile(schema, document, operation),
    };
  }
}

async function authorize(context: Context, guards: readonly GuardedField[]): Promise<void> {
  const refusal = refusalOf(guards, await context.signedIn(), context.can);
  if (refusal) throw refusal;
}

const answer = (singleResult: {
  data: Record<string, unknown> | null;
  errors?: GraphQLFormattedError[];
}): GraphQLResponse => ({
  body: { kind: 'single', singleResult },
  http: { headers: new HeaderMap() },
});

/** The compiled answer; null when there is an error in it: then the reference executor answers. */
async function runCompiled(
  compiled: CompiledQuery,
  { contextValue, request }: Request,
): Promise<GraphQLResponse | null> {
  try {
    const { data, errors } = await compiled.query(undefined, contextValue, request.variables ?? {});
    return data && !errors ? answer({ data }) : null;
  } catch {
    return null;
  }
}

/**
 * A read whose guards are judged on the viewer as known, released only when each of its answers was made under that same version
 * of the viewer. Undefined: nothing is known, or it does not hold any more.
 */
async function readAsKnown(
  request: Request,
  compiled: CompiledQuery,
  guards: readonly GuardedField[],
): Promise<GraphQLResponse | null | undefined> {
  const { contextValue: context } = request;
  const version = context.asKnown();
  // a right may have been given meanwhile: only the profile refuses
  if (version === null || refusalOf(guards, context.viewer, context.can)) return undefined;
  const response = await runCompiled(compiled, request);
  const { versions } = context.backend;
  if (response && versions.length > 0 && versions.every((one) => one.version === version))
    return response;
  const isSame =
    (await context.versionNow()) === version &&
    versions.every((one) => one.version === version || one.version === null);
  if (isSame) return response;
  context.backend.startOver();
  return undefined;
}

/** A read runs in parallel with the profile call and resolves only after the guards have. */
async function read(
  request: Request,
  compiled: CompiledQuery | null,
  authorized: Promise<void>,
): Promise<GraphQLResponse | null> {
  const { backend } = request.contextValue;
  if (compiled === null || backend.caller.token === null) await authorized;
  backend.holdReadsUntil(authorized);
  const [response] = await Promise.all([compiled && runCompiled(compiled, request), authorized]);
  return response;
}

/** Permissions once an operation, and the compiled query in place of the interpreter. */
export function fastPath(graph: Graph, format: Format): ApolloServerPlugin<Context> {
  const plans = new Plans(graph);
  const respond = async (request: Request): Promise<GraphQLResponse | null> => {
    const { document, contextValue } = request;
    const operation = request.operation as OperationDefinitionNode | undefined;
    // No operation of that name: the reference executor says so.
    if (!operation) return null;
    const plan = plans.of(document, operation);
    const guards = activeGuards(plan.guards, request.request.variables ?? {}).filter(
      ({ guard }) => guard.signedIn,
    );
    try {
      if (plan.compiled && guards.length > 0) {
        const response = await readAsKnown(request, plan.compiled, guards);
        if (response !== undefined) return response;
      }
      const authorized = guards.length > 0 ? authorize(contextValue, guards) : Promise.resolve();
      if (operation.operation === 'query') return await read(request, plan.compiled, authorized);
      await authorized;
      return null;
    } catch (error) {
      // One refusal for the whole operation: no part of it is response.
      return answer({
        data: null,
        errors: [format(error instanceof GraphQLError ? error : internalError())],
      });
    }
  };
  return { requestDidStart: async () => ({ responseForOperation: respond }) };
}
