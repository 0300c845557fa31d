import type { MySetting } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';

const PATH = '/user/settings';

export class MySettingsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async read(): Promise<MySetting[]> {
    return (await this.#backend.get(PATH)).data;
  }

  async save(key: string, value: string | null): Promise<void> {
    await this.#backend.put(PATH, { key, value });
  }
}
