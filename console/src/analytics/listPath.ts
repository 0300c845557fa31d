export type ListFilters = Record<string, string | undefined>;

/** Address of a list with these filters; those without a value are left out. */
export const listPath = (path: string, filters: ListFilters): string =>
  `${path}?${new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )}`;
