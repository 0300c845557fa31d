import { canBy, seesCost, type Can } from '@munim/schema/shared/roles.ts';
import type { ViewerRecord } from '../sign-in/sign-in.source.ts';
import { Backend, type BackendConnections } from './backendClient.ts';
import type { Caller } from './caller.ts';
import { unauthenticated } from './backendErrors.ts';
import type { Config } from './config.ts';
import { createSources, type Sources } from './sources.ts';

/** Context of the resolvers; one per request. */
export interface Context {
  readonly requestId: string;
  readonly config: Config;
  readonly backend: Backend;
  readonly sources: Sources;
  /** The signed-in person. Loaded in mutations and below every root field; a root field of Query awaits `signedIn()` instead. */
  readonly viewer: ViewerRecord;
  /** Looks up the viewer's permission map; available where `viewer` is. */
  readonly can: Can;
  /** Whether `@cost` fields show their value. */
  readonly seesCost: boolean;
  /** Reads the viewer's profile, once per request. Error UNAUTHENTICATED. */
  readonly signedIn: () => Promise<ViewerRecord>;
}

interface ViewerState {
  readonly viewer: ViewerRecord;
  readonly can: Can;
  readonly seesCost: boolean;
}

/** State of one request. */
class RequestState {
  readonly backend: Backend;
  #sources: Sources;
  #writesSeen = 0;
  #profile: Promise<ViewerRecord> | null = null;
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

  async #loadViewer(): Promise<ViewerRecord> {
    const viewer = await this.#sources.signIn.viewer();
    const { caller, connections } = this.backend;
    if (caller.token) connections.onToken?.(caller.token, true);
    const can = canBy(viewer.permissions);
    this.#viewerState = { viewer, can, seesCost: seesCost(can) };
    return viewer;
  }
}

/** Apollo copies the context's own properties into a new object: so there are only constants, and getters of the class. */
class RequestContext implements Context {
  readonly backend: Backend;
  readonly config: Config;
  readonly state: RequestState;
  readonly signedIn: () => Promise<ViewerRecord>;

  constructor(backend: Backend, config: Config) {
    const state = new RequestState(backend);
    this.backend = backend;
    this.config = config;
    this.state = state;
    this.signedIn = () => state.signedIn();
  }

  get requestId(): string {
    return this.backend.caller.requestId;
  }
  get sources(): Sources {
    return this.state.sources;
  }
  get viewer(): ViewerRecord {
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
): Context => new RequestContext(new Backend(connections, caller), config);
