/** Requests of the plans test for a GET route. */
export interface ListRequest {
  /** Sent with every request. */
  always?: string;
  /** Parameters that go without it. */
  alone?: readonly string[];
  /**
   * Values of each parameter, tried one after the other; a value may bring the parameters it needs.
   */
  values: Record<string, readonly string[]>;
  /**
   * True when its rows depend on the viewer: requested by all kinds of viewers, else by a top
   * administrator.
   */
  scoped?: true;
  /** Reads more than a page by its nature; the reason. Only the tables named may be read whole. */
  readsWhole?: { why: string; tables: readonly string[] };
}

/** Tried on every route that has these parameters, unless its entry has others. */
export const PAGING: ListRequest['values'] = { page: ['1', '2', '50'], limit: ['1', '200'] };

export const YES_NO = ['true', 'false'];
export const flags = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, YES_NO]));
export const BADGES = {
  sales_person: ['101', '1'],
  category_manager: ['105', '1'],
  start_date: ['2026-08-01'],
  end_date: ['2026-09-01'],
};
export const ZONES = ['SOUTH'];
/** Short and long, many matches and none, other scripts, signs of LIKE. */
export const SEARCHES = ['a', 'ho', 'hotel', 'zzzz', 'हिन्द', 'élan', '100%25'];
export const FROM = ['2025-11-02', '2026-09-01', '2027-12-31'];
export const TO = ['2025-11-02', '2026-09-01'];
export const DAYS = { from_date: FROM, to_date: TO };
