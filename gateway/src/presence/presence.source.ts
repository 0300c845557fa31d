import type { InfoEntityType, InfoEntry } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backendClient.ts';
import { restId } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

type InfoJson = Answer<'/info/{entityType}.json', 'get'>;
type EntryJson = InfoJson[string];

const NOTHING = { lastRoute: null, lastSeen: null, firstName: null, lastName: null };

/**
 * Maps a presence entry from REST, where its key is the user id; no other code knows the backend's
 * spelling.
 */
const toEntry = ([userId, json]: [string, EntryJson]): InfoEntry =>
  'last_seen' in json
    ? {
        ...NOTHING,
        userId,
        lastRoute: json.last_route,
        lastSeen: new Date(json.last_seen * 1000).toISOString(),
      }
    : { ...NOTHING, userId, firstName: json.first_name, lastName: json.last_name };

export class PresenceSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async read(entityType: InfoEntityType): Promise<InfoEntry[]> {
    return Object.entries(
      await this.#backend.get<InfoJson>(`/info/${entityType.toLowerCase()}.json`),
    ).map(toEntry);
  }

  /** REST requires a time; the server writes its own. */
  async update(userId: string, lastRoute: string): Promise<void> {
    const entry = { last_route: lastRoute, last_seen: Math.floor(Date.now() / 1000) };
    await this.#backend.patch('/info/presence.json', { [restId(userId)]: entry });
  }
}
