import { canBy, seesCost, type Can } from '@munim/schema/shared/roles.ts';
import type { ViewerRecord } from '../sign-in/sign-in.source.ts';
import type { Backend } from './backend.ts';
import { BackendClient } from './backendClient.ts';
import type { BackendConnections } from './backendConnections.ts';
import type { Caller } from './caller.ts';
import { unauthenticated } from './backendErrors.ts';
import type { Config } from './config.ts';
import type { Asker } from './knownViewers.ts';
import { createSources, type Sources } from './sources.ts';

export const PROFILE_CALL = 'GET /user/profile';

/** Context of the resolvers; one per request. */
export interface Context {
  readonly requestId: string;
  readonly config: Config;
  readonly backend: Backend;
  readonly sources: Sources;
  /** The signed-in person. Loaded in mutations and below every root field; a root field of Query awaits `signedIn()` instead. */
  readonly viewer: Asker;
  /** Looks up the viewer's permission map; available where `viewer` is. */
  readonly can: Can;
  /** True when `@cost` fields show their value. */
  readonly seesCost: boolean;
  /** Reads the viewer's profile, once per request. Error UNAUTHENTICATED. */
  readonly signedIn: () => Promise<ViewerRecord>;
  /** Takes the viewer as known from an operation before; the version that every answer must have then, null when not known. */
  readonly asKnown: () => string | null;
  /** Version of the viewer by the profile, which is read once per request. Error UNAUTHENTICATED. */
  readonly versionNow: () => Promise<string | null>;
}

interface ViewerState {
  readonly viewer: Asker;
  readonly can: Can;
  readonly seesCost: boolean;
}

function stateOf(viewer: Asker): ViewerState {
  const can = canBy(viewer.permissions);
  return { viewer, can, seesCost: seesCost(can) };
}

class RequestState {
  readonly backend: Backend;
  #sources: Sources;
  #writesSeen = 0;
  #profile: Promise<ViewerRecord> | null = null;
  #version: string | null = null;
  #viewerState: ViewerState | null = null;

  constructor(backend: Backend) {
    this.backend = backend;
    this.#sources = createSources(backend);
  }

  /** Replaced after a write: the loaders' rows may be stale then. */
  get sources(): Sources {
    if (this.#writesSeen !== this.backend.writes) {
      this.#writesSeen = this.backend.writes;
      this.#sources = createSources(this.backend);
    }
    return this.#sources;
  }

  get viewerState(): ViewerState {
    if (this.#viewerState === null)
      throw new Error('The viewer is not loaded yet: await signedIn()');
    return this.#viewerState;
  }

  signedIn(): Promise<ViewerRecord> {
    if (this.backend.caller.token === null) return Promise.reject(unauthenticated());
    this.#profile ??= this.#loadViewer();
    return this.#profile;
  }

  asKnown(): string | null {
    const { caller, connections } = this.backend;
    const known = caller.token === null ? null : connections.viewers.of(caller.token);
    if (known === null || this.#profile !== null) return null;
    this.#viewerState = stateOf(known.asker);
    return known.version;
  }

  async versionNow(): Promise<string | null> {
    await this.signedIn();
    return this.#version;
  }

  async #loadViewer(): Promise<ViewerRecord> {
    const viewer = await this.#sources.signIn.viewer();
    const { id, roleId, permissions } = viewer;
    this.#version =
      this.backend.versions.find(({ call }) => call === PROFILE_CALL)?.version ?? null;
    this.#viewerState = stateOf(viewer);
    this.#keep({ id, roleId, permissions }, viewer.viewedBy === null ? this.#version : null);
    return viewer;
  }

  #keep(asker: Asker, version: string | null): void {
    const { caller, connections } = this.backend;
    if (caller.token === null) return;
    connections.onToken?.(caller.token, true);
    if (version === null) connections.viewers.forget(caller.token);
    else connections.viewers.keep(caller.token, { asker, version });
  }
}

/** Apollo copies the context's own properties into a new object: so there are only constants, and getters of the class. */
class RequestContext implements Context {
  readonly backend: Backend;
  readonly config: Config;
  readonly state: RequestState;
  readonly signedIn: () => Promise<ViewerRecord>;
  readonly asKnown: () => string | null;
  readonly versionNow: () => Promise<string | null>;

  constructor(backend: Backend, config: Config) {
    const state = new RequestState(backend);
    this.backend = backend;
    this.config = config;
    this.state = state;
    this.signedIn = () => state.signedIn();
    this.asKnown = () => state.asKnown();
    this.versionNow = () => state.versionNow();
  }

  get requestId(): string {
    return this.backend.caller.requestId;
  }
  get sources(): Sources {
    return this.state.sources;
  }
  get viewer(): Asker {
    return this.state.viewerState.viewer;
  }
  get can(): Can {
    return this.state.viewerState.can;
  }
  get seesCost(): boolean {
    return this.state.viewerState.seesCost;
  }
}

export const createContext = (
  connections: BackendConnections,
  caller: Caller,
  config: Config,
): Context => new RequestContext(new BackendClient(connections, caller), config);
