import { useApolloClient } from '@apollo/client/react';
import { skipToken } from '@apollo/client/react';
import { canBy, type Can, type PermissionMap } from '@munim/schema/shared/roles.ts';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ViewerFieldsFragment } from '../../generated/documents.ts';
import { useLogoutMutation, useStartQuery, useViewerQuery } from '../../generated/hooks.ts';
import { forgetSettings } from '../ui/mySettings.ts';
import { flushSettings, useSettingsOf } from './keepSettings.ts';
import {
  beginSession,
  leaveSession,
  sessionCleared,
  sessionPhase,
  watchSession,
} from './endedSession.ts';
import { resumeWith } from './resumeSession.ts';
import { type NewTokens, storeNewTokens } from './tokens.ts';

/** The viewer as the choice of a picker of persons. */
export const viewerItem = ({ id, firstName, lastName }: Session['viewer']) => ({
  id,
  label: [firstName, lastName].filter(Boolean).join(' '),
});

export interface Session {
  viewer: ViewerFieldsFragment;
  /** Checks a permission of the viewer. */
  can: Can;
  /** Ends the session on the server and here; never fails. */
  signOut: () => Promise<void>;
}

export type SessionState =
  | { kind: 'signedOut'; byChoice: boolean }
  | { kind: 'loading' }
  | { kind: 'failed'; error: { message: string }; retry: () => unknown }
  /** `hasEnded`: the page stays for what is typed in it; a dialog over it asks to sign in again. */
  | { kind: 'signedIn'; session: Session; hasEnded: boolean };

interface SessionContent {
  state: SessionState;
  signIn: (tokens: NewTokens) => void;
}

const SessionContext = createContext<SessionContent | null>(null);

function useContent(): SessionContent {
  const content = useContext(SessionContext);
  if (!content) throw new Error('SessionProvider is missing');
  return content;
}

export const useSessionState = (): SessionState => useContent().state;
export const useSignIn = (): SessionContent['signIn'] => useContent().signIn;

/** The signed-in user; only inside the frame. */
export function useSession(): Session {
  const state = useSessionState();
  if (state.kind !== 'signedIn') throw new Error('Nobody is signed in');
  return state.session;
}

/** The graph's list as the map that `can` reads. */
export function permissionMap({
  permissions,
}: Pick<ViewerFieldsFragment, 'permissions'>): PermissionMap {
  return Object.fromEntries(
    permissions.map(({ entity, actions }) => [entity.toLowerCase(), actions]),
  );
}

/** Menu and buttons follow a change of the viewer's own permissions within a minute, and at once when a call is refused (refusedLink). */
const VIEWER_POLL_MS = 60_000;
const VIEWER_QUERY_OPTIONS = {
  fetchPolicy: 'cache-first',
  pollInterval: VIEWER_POLL_MS,
  skipPollAttempt: () => document.hidden,
  context: { silent: true },
} as const;

/** The viewer with what they chose, in one call; the poll asks for the viewer alone. */
const START_QUERY_OPTIONS = { fetchPolicy: 'cache-first', context: { silent: true } } as const;

/** Session of the stored tokens: the profile is loaded on start and dropped when the tokens are removed, in this tab or another. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  useState(beginSession);
  const phase = useSyncExternalStore(watchSession, sessionPhase);
  const signedIn = phase !== 'signedOut';
  const [byChoice, setByChoice] = useState(false);
  const { data, error, refetch } = useStartQuery(signedIn ? START_QUERY_OPTIONS : skipToken);
  useViewerQuery(phase === 'signedIn' && data ? VIEWER_QUERY_OPTIONS : skipToken);
  const areSettingsThere = useSettingsOf(signedIn ? data : undefined);
  const [logout] = useLogoutMutation({ context: { replay: false } });

  useEffect(() => {
    localStorage.setItem('language', 'en'); // the only language
  }, []);
  // Prevents clearing without a session: it would abort the first read of a public page.
  const wasSignedIn = useRef(signedIn);
  useEffect(() => {
    if (!signedIn) forgetSettings();
    if (!signedIn && wasSignedIn.current)
      void client
        .clearStore()
        .catch(() => undefined)
        .finally(sessionCleared);
    wasSignedIn.current = signedIn;
  }, [client, signedIn]);

  const signOut = useCallback(async () => {
    await flushSettings();
    await logout().catch(() => undefined); // the tokens are removed even when the server cannot be reached
    setByChoice(true);
    leaveSession();
  }, [logout]);

  const signIn = useCallback<SessionContent['signIn']>((tokens) => {
    setByChoice(false);
    storeNewTokens(tokens);
  }, []);

  const viewerId = data?.viewer.id;
  useEffect(() => {
    if (phase === 'ended' && viewerId) return resumeWith(viewerId);
  }, [phase, viewerId]);

  const viewer = signedIn && areSettingsThere ? data?.viewer : undefined;
  const session = useMemo(
    () => viewer && { viewer, can: canBy(permissionMap(viewer)), signOut },
    [viewer, signOut],
  );
  const content = useMemo<SessionContent>(() => {
    if (!signedIn) return { signIn, state: { kind: 'signedOut', byChoice } };
    if (session)
      return { signIn, state: { kind: 'signedIn', session, hasEnded: phase === 'ended' } };
    return {
      signIn,
      state: error ? { kind: 'failed', error, retry: refetch } : { kind: 'loading' },
    };
  }, [phase, signedIn, byChoice, session, error, refetch, signIn]);
  return <SessionContext value={content}>{children}</SessionContext>;
}
