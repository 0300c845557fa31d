import type { PermissionAction, PermissionEntity } from '@munim/schema/generated/types.ts';
import type { ListName } from '@munim/schema/list-views/lists.ts';
import { CAPPED_COUNTS } from '@munim/schema/shared/counts.ts';
import type { StartQuery } from '../../generated/documents.ts';
import { setServerClock } from '../ui/format/serverClock.ts';
import { readAccessToken } from './tokens.ts';

/** A call of the graph as it travels. */
export interface Call {
  operationName: string;
  variables: Record<string, unknown>;
  query: string;
}

/** The first page of a list without filters, which the build takes from a `*.list.ts` (firstCalls.ts). */
export interface ListCall {
  list: ListName;
  /** Permission for the page. */
  needs: { entity: PermissionEntity; action: PermissionAction };
  call: Call;
}

interface Answer {
  data: unknown;
  date: string | null;
  /** Moment by this machine at which it came, in milliseconds. */
  receivedAt: number;
}
interface EarlyCall {
  token: string;
  call: Call;
  answer: Promise<Answer | null>;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCall[];
  }
}

async function ask(token: string, call: Call): Promise<Answer | null> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...CAPPED_COUNTS,
    },
    body: JSON.stringify(call),
  });
  const receivedAt = Date.now();
  const { data, errors } = JSON.parse(await answer.text()) as Answer & { errors?: unknown };
  return data && !errors ? { data, date: answer.headers.get('date'), receivedAt } : null;
}

/** The answer for the person of this token; null when the call fails. */
export const askFor = (token: string, call: Call): Promise<Answer | null> =>
  // a failed call is repeated by the client, which renews tokens and shows errors
  ask(token, call).catch(() => null);

/** The call that the list will make; none where it opens with a view of the person or of their role, or not at all. */
function callOf({ list, needs, call }: ListCall, start: StartQuery): Call | null {
  const { viewer, mySettings, listViews } = start;
  const isOpen = viewer.permissions.some(
    ({ entity, actions }) => entity === needs.entity && actions.includes(needs.action),
  );
  const opensView = listViews.defaults.some(
    (one) => one.list === list && (one.roleId === null || one.roleId === viewer.roleId),
  );
  if (!isOpen || opensView) return null;
  const rows = Number(mySettings.find(({ key }) => key === `rows.${list}`)?.value);
  return { ...call, variables: { ...call.variables, ...(rows ? { limit: rows } : {}) } };
}

/**
 * Asks who is signed in, and then for the list of this address, before any file of the console has
 * arrived. Its client takes the answers. Answers once all calls are on their way.
 */
export async function askEarly(start: Call, list: ListCall | null): Promise<void> {
  const token = readAccessToken();
  if (!token) return;
  const calls: EarlyCall[] = [];
  window.earlyCalls = calls;
  const begin = (call: Call) => {
    const answer = askFor(token, call);
    calls.push({ token, call, answer });
    return answer;
  };
  const answer = await begin(start);
  if (!answer || !list || window.location.search) return;
  const call = callOf(list, answer.data as StartQuery);
  if (call) void begin(call);
}

/** Answers a call that was asked early: once, and only to the person who is still signed in. */
export function takeEarly(
  operationName: string | undefined,
  variables: Record<string, unknown>,
): Promise<{ data: Record<string, unknown> } | null> | undefined {
  const token = readAccessToken();
  const text = JSON.stringify(variables);
  const at = window.earlyCalls?.findIndex(
    ({ call, token: of }) =>
      of === token &&
      call.operationName === operationName &&
      JSON.stringify(call.variables) === text,
  );
  if (at === undefined || at < 0) return undefined;
  const [taken] = window.earlyCalls?.splice(at, 1) ?? [];
  return taken?.answer.then((answer) => {
    setServerClock(answer?.date, answer?.receivedAt);
    return answer && { data: answer.data as Record<string, unknown> };
  });
}

/** Milliseconds from the start of the console; a page that is opened later reads anew. */
const FRESH = 10_000;
export const forgetEarly = (): void =>
  void setTimeout(() => {
    delete window.earlyCalls;
  }, FRESH);
