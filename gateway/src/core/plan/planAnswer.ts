/**
 * Error of a field that a plan does not answer: the reference executor answers instead, with the
 * error or null that belongs there.
 */
export class Unplanned extends Error {}

/** Arguments and info of one field that has a resolver, the same for all records of an answer. */
export interface ResolverCall {
  readonly args: Readonly<Record<string, unknown>>;
  readonly info: unknown;
}

/** Makes a part of the answer from what a resolver or a list gave. */
export type Make = (value: unknown, answer: PlanAnswer) => unknown;

/** An object or list of the answer. */
type Target = Record<string | number, unknown>;

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { then?: unknown }).then === 'function';

/** One answer while it is made: its calls of resolvers, and the parts that are waited for. */
export class PlanAnswer {
  readonly context: unknown;
  /** Calls of resolvers, by the place of the field in the plan. */
  readonly calls: readonly ResolverCall[];
  #awaited: Promise<void>[] = [];
  #faults: unknown[] = [];

  constructor(context: unknown, calls: readonly ResolverCall[]) {
    this.context = context;
    this.calls = calls;
  }

  /** Puts a part into its place when its value has come. */
  later(target: Target, key: string | number, value: Promise<unknown>, make: Make): void {
    const made = value.then(
      (found) => void (target[key] = this.#tried(found, make)),
      (fault: unknown) => void this.#faults.push(fault),
    );
    this.#awaited.push(made);
  }

  /** Waits for what is called already, whatever comes of it: a rejection without a handler would end the process. */
  abandon(values: readonly unknown[]): void {
    this.#awaited.push(Promise.allSettled(values).then(() => undefined));
  }

  /** The whole answer. Throws only when nothing is waited for any more, so that no call goes on behind an answer. */
  async whole(value: unknown, make: Make): Promise<unknown> {
    const made = this.#tried(value, make);
    while (this.#awaited.length > 0) await Promise.all(this.#awaited.splice(0));
    if (this.#faults.length > 0) throw this.#faults[0];
    return made;
  }

  #tried(value: unknown, make: Make): unknown {
    try {
      return make(value, this);
    } catch (fault) {
      this.#faults.push(fault);
      return undefined;
    }
  }
}
