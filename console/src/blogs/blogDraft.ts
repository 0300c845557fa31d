import { readAccessToken } from '../app/tokens.ts';

/** Values in the form of a post. */
export interface BlogText {
  title: string;
  tags: string[];
  /** File name; null for none. */
  coverPhoto: string | null;
  html: string;
}

/** Typed text that waits for a new session or a reload. */
export interface BlogDraft extends BlogText {
  /** Version of the post that it changes; null of a new one. */
  version: number | null;
  /** Signed address, good for an hour. */
  coverUrl: string | null;
}

/** Storage key in this tab alone, by person. */
const keyOf = (userId: string, blogId: string | null) => `munim-blog-${userId}-${blogId ?? 'new'}`;

export function blogDraft(userId: string, blogId: string | null) {
  const key = keyOf(userId, blogId);
  return {
    read(): BlogDraft | null {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as BlogDraft | null;
      } catch {
        return null;
      }
    },
    keep: (draft: BlogDraft) => sessionStorage.setItem(key, JSON.stringify(draft)),
    forget: () => sessionStorage.removeItem(key),
    /** The page is left: by choice nothing stays, at the end of a session the text waits. */
    leave(draft: BlogDraft | null) {
      if (draft && readAccessToken() === null) sessionStorage.setItem(key, JSON.stringify(draft));
      else sessionStorage.removeItem(key);
    },
  };
}
