import type { RecordChanges } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { mapNullable } from '../core/embeds.ts';
import type { Answer, One } from '../core/rest.ts';

type ChangesJson = Answer<'/changes', 'get'>;

/** Maps a change from REST; no other code knows the backend's spelling. */
const toChange = ({ kind, id, key, request_id }: One<ChangesJson['data']>) => ({
  kind,
  id: mapNullable(id, String),
  key,
  ownRequestId: request_id,
});

export class ChangesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** The viewer's share of these numbers, or of all after a number. */
  async read(query: {
    numbers?: readonly string[];
    after?: number | undefined;
  }): Promise<RecordChanges> {
    const { data, number, complete } = await this.#backend.get('/changes', query);
    return { number: String(number), records: data.map(toChange), complete };
  }
}
