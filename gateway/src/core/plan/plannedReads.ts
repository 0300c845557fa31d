import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLResponse,
} from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError, type OperationDefinitionNode } from 'graphql';
import { badInput, internalError } from '../backendErrors.ts';
import type { Context } from '../context.ts';
import { activeGuards, type GuardedField, refusalOf } from '../guards.ts';
import type { Plan } from './plan.ts';
import type { AdmittedOperation, Plans } from './plans.ts';
import type { Variables } from './makers.ts';

type Format = (error: GraphQLError) => GraphQLFormattedError;
type Request = GraphQLRequestContextResponseForOperation<Context>;
type Data = Record<string, unknown>;

async function authorize(context: Context, guards: readonly GuardedField[]): Promise<void> {
  const refusal = refusalOf(guards, await context.signedIn(), context.can);
  if (refusal) throw refusal;
}

/** An answer in place of the one that the reference executor would make. */
export const answerOf = (singleResult: {
  data: Data | null;
  errors?: GraphQLFormattedError[];
}): GraphQLResponse => ({
  body: { kind: 'single', singleResult },
  http: { headers: new HeaderMap() },
});

/** One execution of a plan. */
interface Read {
  readonly plan: Plan;
  readonly context: Context;
  readonly variables: Variables;
}

/** The data; null when there is an error in it. */
const dataOf = ({ plan, context, variables }: Read): Promise<Data | null> =>
  plan.run(context, variables).catch(() => null);

/**
 * A read whose guards are judged on the viewer as known, released only when each of its answers was made under that same version
 * of the viewer. Undefined: nothing is known, or it does not hold any more.
 */
async function readAsKnown(
  read: Read,
  guards: readonly GuardedField[],
): Promise<Data | null | undefined> {
  const { context } = read;
  const version = context.asKnown();
  // a right may have been given meanwhile: only the profile refuses
  if (version === null || refusalOf(guards, context.viewer, context.can)) return undefined;
  const data = await dataOf(read);
  const { versions } = context.backend;
  if (data !== null && versions.length > 0 && versions.every((one) => one.version === version))
    return data;
  const isSame =
    (await context.versionNow()) === version &&
    versions.every((one) => one.version === version || one.version === null);
  if (isSame) return data;
  context.backend.startOver();
  return undefined;
}

/** Contexts whose operation the reference executor answers. */
const unplanned = new WeakSet<Context['backend']>();

/** A variable with a default may be null by its type, and @skip and @include take no null: graphql-js names no field. */
function refuseNull(deciding: readonly string[], variables: Variables): void {
  const name = deciding.find((one) => variables[one] === null);
  if (name !== undefined) throw badInput(`Variable "$${name}" must not be null`, name);
}

/**
 * The data of a read; null where the reference executor has to answer, which finds what was read already in
 * the memo of the backend client. Throws the refusal when the viewer may not have all of it, one for the whole operation, and BAD_USER_INPUT.
 */
export async function plannedData(
  { guards: all, deciding, plan }: AdmittedOperation,
  context: Context,
  variables: Variables,
): Promise<Data | null> {
  refuseNull(deciding, variables);
  const { backend } = context;
  const guards = activeGuards(all, variables).filter(({ guard }) => guard.signedIn);
  const read = plan && !unplanned.has(backend) ? { plan, context, variables } : null;
  unplanned.add(backend);
  if (read && guards.length > 0) {
    const data = await readAsKnown(read, guards);
    if (data !== undefined) return data;
  }
  const authorized = guards.length > 0 ? authorize(context, guards) : Promise.resolve();
  if (!read || backend.caller.token === null) await authorized;
  if (!read) return null;
  // runs in parallel with the profile call: nothing is released before the guards have been judged
  backend.holdReadsUntil(authorized);
  const [data] = await Promise.all([dataOf(read), authorized]);
  return data;
}

/** Permissions once an operation, and the plan in place of the interpreter. */
export function plannedReads(plans: Plans, format: Format): ApolloServerPlugin<Context> {
  const respond = async (request: Request): Promise<GraphQLResponse | null> => {
    const { document, contextValue, source } = request;
    const { operationName, variables = {} } = request.request;
    const operation = request.operation as OperationDefinitionNode | undefined;
    // the reference executor says that there is no operation of that name
    if (!operation) return null;
    const admitted = plans.of(document, operation);
    try {
      const data = await plannedData(admitted, contextValue, variables);
      if (data === null) return null;
      plans.remember(source, operationName, admitted);
      return answerOf({ data });
    } catch (error) {
      // One refusal for the whole operation: no part of it is response.
      return answerOf({
        data: null,
        errors: [format(error instanceof GraphQLError ? error : internalError())],
      });
    }
  };
  return { requestDidStart: async () => ({ responseForOperation: respond }) };
}
