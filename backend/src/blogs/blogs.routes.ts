import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, PageOf } from '../core/http/shapes.ts';
import { listBlogs } from './blogs.service.ts';
import { Blog, BlogChange, BlogId, BlogQuery, NewBlog } from './blogs.shapes.ts';
import { changeBlog, createBlog, deleteBlog } from './writeBlog.ts';

export async function blogsRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  app.get(
    '/v1/blog/get',
    {
      schema: { querystring: BlogQuery, response: PageOf('data', Blog) },
      config: requires('blogs', 'READ'),
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listBlogs({ db, settings, viewer }, query)),
    }),
  );
  app.post(
    '/v1/blog/create',
    {
      schema: { body: NewBlog, response: Answer({ data: Blog }) },
      config: { ...requires('blogs', 'WRITE'), idempotent: true },
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => createBlog(work, request.body)),
    }),
  );
  app.patch(
    '/v1/blog/update',
    {
      schema: { body: BlogChange, response: Answer({ data: Blog }) },
      config: requires('blogs', 'UPDATE'),
    },
    async (request) => ({
      success: true as const,
      data: await withIdempotency(request, (work) => changeBlog(work, request.body)),
    }),
  );
  app.delete(
    '/v1/blog/delete',
    {
      schema: { body: BlogId, response: Answer({ result: BlogId }) },
      config: requires('blogs', 'DELETE'),
    },
    async (request) => ({
      success: true as const,
      result: await withIdempotency(request, (work) => deleteBlog(work, request.body.blog_post_id)),
    }),
  );
}
