/** Where bytes are kept: a folder by default, an S3-compatible store by URL. */
export interface FileStore {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
}
