/** Records that a write has made, for the notice about it and the mark on its row. */
export interface Created {
  /** Text where the write itself has none: 'Expense created'. */
  text: string;
  /** Number or name of the record: the link of the notice. */
  label: string;
  /** Absent where it has no address of its own. */
  path?: string;
  rows: readonly string[];
  /** True when its page opens at once: no notice. */
  isOpened?: true;
}

type Describe = (data: object) => Created | undefined;

/** The app knows kinds and addresses of records; until it says so nothing is told. */
let describe: Describe = () => undefined;
let open: (path: string) => void = () => undefined;

export function describeCreated(by: { describe: Describe; open: (path: string) => void }): void {
  describe = by.describe;
  open = by.open;
}

/** The result of a mutation as Apollo answers it. */
export function createdBy(result: unknown): Created | undefined {
  const data = (result as { data?: unknown } | null | undefined)?.data;
  return data && typeof data === 'object' ? describe(data) : undefined;
}

/** Characters; a longer name would leave no room for the text beside it. */
const LABEL = 32;

export const createdLink = ({ label, path }: Created) =>
  path
    ? {
        text: label.length > LABEL ? `${label.slice(0, LABEL - 1).trimEnd()}…` : label,
        href: path,
        // a plain press stays in the page
        onClick: (event: { preventDefault: () => void; ctrlKey: boolean; metaKey: boolean }) => {
          if (event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          open(path);
        },
      }
    : undefined;
