import { print } from 'graphql/language/printer';
import { StartDocument, type StartQuery } from '../../generated/documents.ts';
import { askFor } from './earlyCalls.ts';
import { dropSession, resumeSession } from './endedSession.ts';
import { readAccessToken, watchTokens } from './tokens.ts';

const RETRY_MS = 3000;

async function personOf(token: string): Promise<string | undefined> {
  const call = { operationName: 'Start', variables: {}, query: print(StartDocument) };
  const start = await askFor(token, call);
  return start ? (start.data as StartQuery).viewer.id : undefined;
}

/**
 * Waits for tokens, of this tab or another: with those of the same person the page goes on, for
 * anybody else it goes. Answers how to stop.
 */
export function resumeWith(viewerId: string): () => void {
  let asked: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check() {
    const token = readAccessToken();
    if (!token || token === asked) return;
    asked = token;
    const person = await personOf(token);
    if (asked !== token || readAccessToken() !== token) return;
    if (person === viewerId) return resumeSession();
    if (person) return dropSession();
    asked = null; // tokens of an unknown person
    timer = setTimeout(() => void check(), RETRY_MS);
  }
  const stopWatching = watchTokens(() => void check());
  void check();
  return () => {
    asked = null;
    clearTimeout(timer);
    stopWatching();
  };
}
