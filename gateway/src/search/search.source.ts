import type { SearchHit, SearchKeyInput } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';

export class SearchSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async search(text: string, limit: number): Promise<SearchHit[]> {
    const { data } = await this.#backend.get('/search', { text, limit });
    return data;
  }

  async records(keys: readonly SearchKeyInput[]): Promise<SearchHit[]> {
    if (!keys.length) return [];
    const { data } = await this.#backend.get('/search/records', {
      keys: keys.map(({ kind, id }) => `${kind}:${id}`),
    });
    return data;
  }
}
