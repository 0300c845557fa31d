import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../core/settings.ts';
import { diskStore } from './diskStore.ts';
import type { ListedStore } from './fileStore.ts';
import { s3Store } from './s3Store.ts';

/**
 * Store by FILE_STORE_URL: file:some/folder, file:///some/folder or
 * s3://bucket/prefix?endpoint=https://…
 */
export function openFileStore({ files }: Pick<Settings, 'files'>): ListedStore {
  if (files.url.startsWith('file://')) return diskStore(fileURLToPath(files.url));
  if (files.url.startsWith('file:'))
    return diskStore(path.resolve(files.url.slice('file:'.length)));
  if (files.url.startsWith('s3://')) return s3Store(files);
  throw new Error('FILE_STORE_URL must begin with file: or s3://');
}
