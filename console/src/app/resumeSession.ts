import { askStart } from './earlyStart.ts';
import { dropSession, resumeSession } from './endedSession.ts';
import { readAccessToken, watchTokens } from './tokens.ts';

const RETRY_MS = 3000;

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
    const start = await askStart(token);
    if (asked !== token || readAccessToken() !== token) return;
    if (start?.data.viewer.id === viewerId) return resumeSession();
    if (start) return dropSession();
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
