import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useEffect, useRef } from 'react';
import { TrackUserActivityDocument, UpdatePresenceDocument } from '../../generated/documents.ts';

/** Interval of the presence call (docs/rules/sign-in.md#presence). */
export const PRESENCE_MS = 5000;
/** The server writes no more often than this. */
const ACTIVITY_MS = 60_000;

const silent = {
  context: { silent: true, changesNothing: true },
  fetchPolicy: 'no-cache',
} as const;
const ignore = () => undefined;

function sendPresence(client: ApolloClient, route: string) {
  const variables = { lastRoute: route.slice(0, LIMITS.lastRoute) };
  client.mutate({ mutation: UpdatePresenceDocument, variables, ...silent }).catch(ignore);
}

/**
 * Sends the route every 5 seconds while the tab is visible; failures are silent. `on` is false for
 * a user who looks as another person.
 */
export function usePresence(route: string, on: boolean) {
  const client = useApolloClient();
  const shown = useRef(route);
  useEffect(() => {
    shown.current = route;
  }, [route]);
  useEffect(() => {
    if (!on) return undefined;
    const tick = () => {
      if (!document.hidden) sendPresence(client, shown.current);
    };
    tick();
    const timer = setInterval(tick, PRESENCE_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [client, on]);
  useActivity(client, on);
}

/** Notes that the user is at work, at most once a minute. */
function useActivity(client: ApolloClient, on: boolean) {
  useEffect(() => {
    if (!on) return undefined;
    let last = 0;
    const note = () => {
      if (Date.now() - last < ACTIVITY_MS) return;
      last = Date.now();
      client.mutate({ mutation: TrackUserActivityDocument, ...silent }).catch(ignore);
    };
    note();
    window.addEventListener('pointerdown', note);
    window.addEventListener('keydown', note);
    return () => {
      window.removeEventListener('pointerdown', note);
      window.removeEventListener('keydown', note);
    };
  }, [client, on]);
}
