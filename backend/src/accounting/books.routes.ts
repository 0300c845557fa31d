import { requires, withRowsOf, signedInOrToken } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { closeBooks, readBooks } from './books.service.ts';
import { Books, BooksChange } from './books.shapes.ts';

/** The day up to which the books are closed: an addition to the REST contract (docs/decisions/029). */
export async function booksRoutes(app: App, { db }: AppParts): Promise<void> {
  const response = Answer({ data: Books });
  app.get('/books', { schema: { response }, config: signedInOrToken }, async () => ({
    success: true as const,
    data: await readBooks(db),
  }));
  app.put(
    '/books',
    {
      schema: { body: BooksChange, response },
      config: withRowsOf('nobody', requires('payment', 'UPDATE')),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => closeBooks(work, request.body)),
    }),
  );
}
