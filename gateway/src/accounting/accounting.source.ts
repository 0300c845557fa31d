import type { Books, CloseBooksInput } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { mapNullable, toUserName } from '../core/embeds.ts';
import type { Answer } from '../core/rest.ts';

type BooksJson = Answer<'/books', 'get'>;

/** The books in our words. What the viewer may do belongs to the resolver. */
export type BooksRecord = Omit<Books, '__typename' | 'mayChange'>;

const toBooks = ({ data }: BooksJson): BooksRecord => ({
  closedUntil: data.closed_until,
  changedBy: mapNullable(data.changed_by_info, toUserName),
  changedAt: data.changed_at,
  version: data.version,
});

export class BooksSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async read(): Promise<BooksRecord> {
    return toBooks(await this.#backend.get('/books', {}));
  }

  async close({ closedUntil, reason, version }: CloseBooksInput): Promise<BooksRecord> {
    return toBooks(
      await this.#backend.put('/books', {
        closed_until: closedUntil ?? null,
        reason: reason ?? undefined,
        version: version ?? undefined,
      }),
    );
  }
}
