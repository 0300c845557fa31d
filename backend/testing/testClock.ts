const RealDate = Date;

/** Runs `work` while this process's clock is wrong by so many milliseconds. */
export async function withWrongClock<T>(byMs: number, work: () => Promise<T>): Promise<T> {
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      // @ts-expect-error -- the constructor's own arguments
      super(...(given.length ? given : [RealDate.now() + byMs]));
    }
    static override now = () => RealDate.now() + byMs;
  } as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
  }
}
