import { SignInSource } from '../sign-in/sign-in.source.ts';
import type { Backend } from './backendClient.ts';

/** One source a feature, made when first asked; loaders live as long as the request. One line a feature. */
export class Sources {
  readonly #backend: Backend;
  readonly #made = new Map<unknown, unknown>();

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  get signIn() { return this.#one(SignInSource); } // prettier-ignore

  #one<T>(Source: new (backend: Backend) => T): T {
    const made = (this.#made.get(Source) as T | undefined) ?? new Source(this.#backend);
    this.#made.set(Source, made);
    return made;
  }
}
