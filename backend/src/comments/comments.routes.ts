import { signedIn, signedInOrToken } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { listComments } from './comments.service.ts';
import { Comment, CommentChange, CommentQuery, NewComment } from './comments.shapes.ts';
import { changeComment, createComment } from './writeComment.ts';

/** Routes of internal comments. READ of a record allows to read and write its comments. */
export async function commentsRoutes(app: App, parts: AppParts & Declared): Promise<void> {
  const { db } = parts;
  const Written = Answer({ data: Comment });
  app.get(
    '/comments/get',
    {
      schema: { querystring: CommentQuery, response: PageOf('data', Comment) },
      config: signedInOrToken,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listComments({ db, settings: parts.settings, viewer }, parts, query)),
    }),
  );
  app.post(
    '/comments/create',
    { schema: { body: NewComment, response: Written }, config: { ...signedIn, idempotent: true } },
    async (request) => {
      const data = await withIdempotency(request, (work) =>
        createComment(work, parts, request.body),
      );
      return { success: true as const, data };
    },
  );
  app.patch(
    '/comments/update',
    { schema: { body: CommentChange, response: Written }, config: signedIn },
    async (request) => {
      const data = await withIdempotency(request, (work) =>
        changeComment(work, parts, request.body),
      );
      return { success: true as const, data };
    },
  );
}
