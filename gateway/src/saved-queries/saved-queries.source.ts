import type {
  CreateSavedQueryInput,
  Done,
  SavedQuery,
  SavedQueryPage,
  UpdateSavedQueryInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { toUserName } from '../core/embeds.ts';
import { restId } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';
import { readVariables } from './readVariables.ts';

type SavedQueryJson = Answer<'/saved_query', 'post'>['data'];

/** Maps a saved query from REST; no other code knows the backend's spelling. */
const toSavedQuery = (json: SavedQueryJson): SavedQuery => ({
  id: String(json.saved_query_id),
  name: json.saved_query_name,
  title: json.title,
  query: json.query,
  variables: JSON.stringify(json.variables),
  isShared: json.is_shared,
  user: toUserName(json.user_info),
  mayChange: json.may_change,
  createdAt: json.created_at,
  updatedAt: json.updated_at,
  version: json.version,
});

const toBody = ({ name, title, query, variables, isShared }: CreateSavedQueryInput) => ({
  saved_query_name: name,
  title,
  query,
  variables: readVariables(variables ?? '{}'),
  is_shared: isShared ?? false,
});

export class SavedQueriesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(page: number | null, limit: number | null): Promise<SavedQueryPage> {
    const { data, count } = await this.#backend.get('/saved_query', { page, limit });
    return { items: data.map(toSavedQuery), count };
  }

  async named(name: string): Promise<SavedQuery> {
    return toSavedQuery((await this.#backend.get('/saved_query/named', { name })).data);
  }

  async create(input: CreateSavedQueryInput): Promise<SavedQuery> {
    return toSavedQuery((await this.#backend.post('/saved_query', toBody(input))).data);
  }

  async update({ id, version, ...input }: UpdateSavedQueryInput): Promise<SavedQuery> {
    const body = { saved_query_id: restId(id), version, ...toBody(input) };
    return toSavedQuery((await this.#backend.put('/saved_query', body)).data);
  }

  async delete(id: string): Promise<Done> {
    await this.#backend.del('/saved_query', undefined, { saved_query_id: restId(id) });
    return { success: true, message: null };
  }
}
