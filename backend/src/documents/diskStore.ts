import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkedName, type FileStore } from './fileStore.ts';

/** Files in a folder. A file appears whole, and is synced to disk before success is answered. */
export function diskStore(folder: string): FileStore {
  const pathOf = (name: string) => path.join(folder, checkedName(name));
  return {
    async put(name, bytes) {
      const file = pathOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const side = path.join(folder, `.${crypto.randomUUID()}.part`);
      const handle = await open(side, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
        await handle.close();
        await rename(side, file);
      } catch (error) {
        await handle.close().catch(() => undefined);
        await rm(side, { force: true });
        throw error;
      }
    },
    async get(name) {
      const file = pathOf(name);
      try {
        return await readFile(file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
