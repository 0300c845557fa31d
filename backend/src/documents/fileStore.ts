/** Storage of bytes: a folder by default, an S3-compatible store by URL. */
export interface FileStore {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Done, too, when there is no such file. */
  remove(name: string): Promise<void>;
}

/** A store whose names can be listed: what a backup goes to, and what a restore must find empty. */
export interface ListedStore extends FileStore {
  list(): Promise<string[]>;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** A plain name without separators, so it cannot leave the store. */
export const isFileName = (name: string): boolean => NAME.test(name) && !name.includes('..');

export function checkedName(name: string): string {
  if (!isFileName(name)) throw new Error('Not a name of a stored file');
  return name;
}
