import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkedName, isFileName, type ListedStore } from './fileStore.ts';

/** A new name is on disk only when its folder is; Windows cannot open folders, and needs no sync of them. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder. A file appears whole, and is synced to disk with its name before success is answered. */
export function diskStore(folder: string): ListedStore {
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
        await syncFolder(folder);
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
    async list() {
      try {
        return (await readdir(folder)).filter(isFileName);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    },
  };
}
