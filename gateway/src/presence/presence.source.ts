import type { InfoEntityType, InfoEntry } from '@munim/schema/generated/types.ts';
import type { paths } from '../../generated/rest.ts';
import type { Backend } from '../core/backend.ts';
import { BackendClient } from '../core/backendClient.ts';
import { filledPath } from '../core/filledPath.ts';
import { restId } from '../core/ids.ts';
import { lowerCase } from '../core/lowerCase.ts';
import type { Answer } from '../core/rest.ts';

type InfoJson = Answer<'/info/{entityType}.json', 'get'>;
type EntryJson = InfoJson[string];

/** An outside store has one path. */
interface StorePaths {
  '/presence.json': {
    get: { responses: { 200: { content: { 'application/json': InfoJson | null } } } };
    patch: paths['/info/{entityType}.json']['patch'];
  };
}

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

const toEntries = (json: InfoJson | null): InfoEntry[] => Object.entries(json ?? {}).map(toEntry);

export class PresenceSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** `seesRoutes`: of other users too; an outside store knows no permissions. */
  async read(entityType: InfoEntityType, ownId: string, seesRoutes: boolean): Promise<InfoEntry[]> {
    const store = entityType === 'PRESENCE' ? this.#store() : null;
    if (!store)
      return toEntries(
        await this.#backend.get(
          filledPath('/info/{entityType}.json', { entityType: lowerCase(entityType) }),
        ),
      );
    const entries = toEntries(await store.get('/presence.json'));
    return entries.map((entry) =>
      seesRoutes || entry.userId === ownId ? entry : { ...entry, lastRoute: null },
    );
  }

  /** The outside store of presence, which takes its own token; null without one. */
  #store(): Backend<StorePaths> | null {
    const { realtime } = this.#backend.connections;
    const { requestId, address } = this.#backend.caller;
    return realtime
      ? new BackendClient(realtime.connections, { token: realtime.token, requestId, address })
      : null;
  }

  /** REST requires a time; the server writes its own. */
  async update(userId: string, lastRoute: string): Promise<void> {
    const entry = { last_route: lastRoute, last_seen: Math.floor(Date.now() / 1000) };
    const body = { [restId(userId)]: entry };
    const store = this.#store();
    await (store
      ? store.patch('/presence.json', body)
      : this.#backend.patch(
          filledPath('/info/{entityType}.json', { entityType: 'presence' }),
          body,
        ));
  }
}
