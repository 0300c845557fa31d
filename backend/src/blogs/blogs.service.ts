import { tagKey } from '@munim/schema/blogs/blogs.rules.ts';
import { sql } from 'kysely';
import { logoAddress, signedAddress } from '../core/access/signing.ts';
import type { Database, Trx } from '../core/data/database.ts';
import { userInfo } from '../core/data/embeds.ts';
import { pageOf } from '../core/data/paging.ts';
import { single } from '../core/data/rows.ts';
import { whereIf } from '../core/data/search.ts';
import type { ReadContext, Work } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import type { Settings } from '../core/settings.ts';
import type { Blog, BlogQuery } from './blogs.shapes.ts';
import { readableHtml } from './cleanHtml.ts';

/** Posts that are not deleted. Without row scope: readers see all of them. */
const blogs = (db: Database | Trx) => db.selectFrom('blogs as b').where('b.is_deleted', '=', false);

async function withDetails(
  settings: Settings,
  rows: ReturnType<typeof blogs>,
  { withContent }: { withContent: boolean },
): Promise<Blog[]> {
  const found = await rows
    .select(['b.blog_post_id', 'b.title', 'b.tags', 'b.coverphoto', 'b.status', 'b.version'])
    .select(['b.created_at', 'b.updated_at'])
    .select(withContent ? 'b.content' : sql<null>`null`.as('content'))
    .select(userInfo(sql.ref('b.created_by')).$notNull().as('created_by_info'))
    .execute();
  return found.map((row) => ({
    ...row,
    content: row.content === null ? null : readableHtml(settings, row.content),
    cover_url: row.coverphoto && signedAddress(settings, row.coverphoto),
    cover_thumbnail: logoAddress(settings, row.coverphoto),
  }));
}

/** Newest first; the content only where one post is asked for, for a page of contents would be megabytes. */
export async function listBlogs({ db, settings }: ReadContext, query: BlogQuery) {
  const { blog_post_id, status, tags } = query;
  const rows = blogs(db)
    .where((eb) => whereIf(blog_post_id, (id) => eb('b.blog_post_id', '=', id)))
    .where((eb) => whereIf(status, (one) => eb('b.status', '=', one)))
    .where(whereIf(tags, (some) => sql<boolean>`b.tag_keys && ${some.map(tagKey)}::text[]`));
  const ids = rows.select('b.blog_post_id').orderBy('b.blog_post_id', 'desc');
  const [data, count] = await pageOf(db, ids, query, (isOnPage) =>
    withDetails(
      settings,
      blogs(db).where('b.blog_post_id', '=', isOnPage).orderBy('b.blog_post_id', 'desc'),
      { withContent: blog_post_id !== undefined },
    ),
  );
  return { data, count };
}

/** A post that exists for certain: it was just written. */
export const blogById = async ({ db, settings }: ReadContext, id: number): Promise<Blog> =>
  single(
    await withDetails(settings, blogs(db).where('b.blog_post_id', '=', id), { withContent: true }),
  );

/** Locked until the change is done. */
export async function lockBlog({ trx }: Work, id: number) {
  const found = await trx
    .selectFrom('blogs')
    .selectAll()
    .where('blog_post_id', '=', id)
    .where('is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('Blog post');
  return found;
}
