import { tagKey } from '@munim/schema/blogs/blogs.rules.ts';
import { Role } from '@munim/schema/shared/roles.ts';
import type { Trx } from '../src/core/data/database.ts';
import { type Calendar, DAY, iso } from './calendar.ts';
import { pictureIds } from './pictures.ts';
import { required } from './random.ts';
import { insertRows } from './rows.ts';
import { staffIds } from './staff.ts';
import { BLOGS } from './words/blogs.ts';

/** Time of day at which posts are written, in milliseconds. */
const MORNING = 11 * 3_600_000;

/** Posts of the blog, with the pictures of the catalogue. */
export async function seedBlogs(trx: Trx, calendar: Calendar): Promise<void> {
  const ofKind = pictureIds();
  const pictureOf = (kind: string) => required(ofKind.get(kind)?.[0], `picture of ${kind}`);
  const makers = staffIds(Role.TOP_ADMIN, Role.BROAD_ACCESS);
  const rows = BLOGS.toSorted((a, b) => b.daysAgo - a.daysAgo).map((post, i) => {
    const pictures = new Set<string>();
    const content = post.content.replaceAll(/\{(\w+)\}/g, (_, kind: string) => {
      const uuid = pictureOf(kind);
      pictures.add(uuid);
      return `${uuid}.png`;
    });
    const created = calendar.midnight - post.daysAgo * DAY + MORNING;
    return {
      title: post.title,
      content,
      tags: post.tags,
      tag_keys: post.tags.map(tagKey),
      coverphoto: post.cover && `${pictureOf(post.cover)}.png`,
      pictures: [...pictures].toSorted(),
      status: post.isArchived ? 'ARCHIVED' : 'ACTIVE',
      version: post.changedAfter ? 2 : 1,
      created_by: required(makers[i % makers.length], 'a writer'),
      created_at: iso(created),
      updated_at: iso(created + (post.changedAfter ?? 0) * DAY),
    };
  });
  await insertRows(
    trx,
    'blogs',
    rows.map((row) => ({ is_deleted: false, ...row })),
  );
}
