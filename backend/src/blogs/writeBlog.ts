import { distinctTags, oneLine, tagKey } from '@munim/schema/blogs/blogs.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import { differences } from '../core/data/audit.ts';
import type { Trx } from '../core/data/database.ts';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import { badField, conflict } from '../core/http/errors.ts';
import { uuidOf } from '../documents/documents.public.ts';
import { blogById, lockBlog } from './blogs.service.ts';
import type { Blog, BlogChange, NewBlog } from './blogs.shapes.ts';
import { cleanHtml, imagesOf, isBlankHtml, withImages } from './cleanHtml.ts';

/** File names of uploaded pictures by their uuid; files of records are none. */
async function picturesOf(trx: Trx, uuids: readonly string[]): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('files')
    .select(['uuid', 'file_name'])
    .where('uuid', '=', eqAny(uuids))
    .where('entity_name', 'is', null)
    // locks the file, so that it is not removed as unused
    .forShare()
    .execute();
  return new Map(rows.map(({ uuid, file_name }) => [uuid, file_name]));
}

/** Content as it is stored, with the pictures in it. */
async function contentOf({ trx, settings }: Work, html: string) {
  const clean = cleanHtml(settings, html);
  const known = await picturesOf(trx, imagesOf(clean));
  const content = withImages(clean, (uuid) => known.get(uuid));
  if (isBlankHtml(content)) throw badField('content', 'content must have something to read');
  const length = Array.from(content).length;
  if (length > LIMITS.blogContent)
    throw badField('content', `content must be at most ${LIMITS.blogContent} characters`);
  if (known.size > LIMITS.blogPictures)
    throw badField('content', `content must have at most ${LIMITS.blogPictures} pictures`);
  return { content, pictures: [...known.keys()].toSorted() };
}

async function coverOf({ trx }: Work, fileName: string): Promise<string | null> {
  if (!fileName) return null;
  const uuid = uuidOf(fileName);
  const found = uuid ? (await picturesOf(trx, [uuid])).get(uuid) : undefined;
  if (!found) throw badField('coverphoto', 'This picture was not uploaded here');
  return found;
}

/** The fields that were sent, as they are stored. */
async function fieldsOf(
  work: Work,
  { title, content, tags, coverphoto, status }: Partial<NewBlog>,
) {
  const kept = tags && distinctTags(tags);
  return {
    ...(title === undefined ? {} : { title: oneLine(title) }),
    ...(content === undefined ? {} : await contentOf(work, content)),
    ...(kept ? { tags: kept, tag_keys: kept.map(tagKey) } : {}),
    ...(coverphoto === undefined ? {} : { coverphoto: await coverOf(work, coverphoto) }),
    ...(status ? { status } : {}),
  };
}

export async function createBlog(work: Work, body: NewBlog): Promise<Blog> {
  const { trx, viewer } = work;
  const { title, content, ...more } = body;
  const fields = {
    ...(await fieldsOf(work, more)),
    ...(await contentOf(work, content)),
    title: oneLine(title),
  };
  const { blog_post_id, status } = await trx
    .insertInto('blogs')
    .values({ ...fields, created_by: viewer.userId })
    .returning(['blog_post_id', 'status'])
    .executeTakeFirstOrThrow();
  await work.audit({ entity: 'BLOG', id: blog_post_id, action: 'CREATE', to: status });
  return blogById(work, blog_post_id);
}

/** Texts of many pages do not go into the audit trail, but that and how they changed. */
const lengthOf = ({ from, to }: { from: unknown; to: unknown }) => ({
  from: `${String(from).length} characters`,
  to: `${String(to).length} characters`,
});

/** Absent fields stay. A version that is not the present one is refused, so nobody's text is lost. */
export async function changeBlog(
  work: Work,
  { blog_post_id, version, ...body }: BlogChange,
): Promise<Blog> {
  const before = await lockBlog(work, blog_post_id);
  if (version !== undefined && version !== before.version) throw conflict('blog post');
  const fields = await fieldsOf(work, body);
  const { content, pictures: _, tag_keys: __, ...changes } = differences(before, fields);
  if (content) changes['content'] = lengthOf(content);
  if (Object.keys(changes).length) {
    await work.trx
      .updateTable('blogs')
      .set({ ...fields, version: sql`version + 1`, updated_at: sql`now()` })
      .where('blog_post_id', '=', blog_post_id)
      .execute();
    await work.audit({ entity: 'BLOG', id: blog_post_id, action: 'UPDATE', changes });
  }
  return blogById(work, blog_post_id);
}

/** Takes a post out of every list; the row stays. */
export async function deleteBlog(
  work: Work,
  blog_post_id: number,
): Promise<{ blog_post_id: number }> {
  await lockBlog(work, blog_post_id);
  await work.trx
    .updateTable('blogs')
    .set({ is_deleted: true, version: sql`version + 1` })
    .where('blog_post_id', '=', blog_post_id)
    .execute();
  await work.audit({ entity: 'BLOG', id: blog_post_id, action: 'DELETE' });
  return { blog_post_id };
}
