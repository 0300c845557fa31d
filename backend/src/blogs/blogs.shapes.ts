import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import {
  Id,
  Line,
  ListOf,
  Logo,
  Maybe,
  Moment,
  Nullable,
  OneOf,
  paging,
  Shape,
  UserInfo,
  Version,
} from '../core/http/shapes.ts';

const BlogStatus = OneOf('ACTIVE', 'ARCHIVED');
/** Tag with something visible and no comma: in a query commas separate the tags. */
const Tag = Type.String({
  maxLength: LIMITS.blogTag,
  pattern: '^[^,\\p{Cc}]*[^,\\p{Cc}\\s][^,\\p{Cc}]*$',
});
/** Sent back, the signed addresses of the images are longer than what is stored of them. */
const SIGNED_ADDRESS = 300;

export const BlogQuery = Shape({
  blog_post_id: Maybe(Id),
  status: Maybe(BlogStatus),
  tags: Maybe(ListOf(Tag)),
  ...paging(),
});
export type BlogQuery = Static<typeof BlogQuery>;

const title = Line(LIMITS.blogTitle);
const content = Type.String({
  minLength: 1,
  maxLength: LIMITS.blogContent + LIMITS.blogPictures * SIGNED_ADDRESS,
  description: `HTML. Elements, attributes and addresses that are not allowed are taken out; ${LIMITS.blogContent} characters may stay, images counted by their file names.`,
});
const more = {
  tags: Maybe(Type.Array(Tag, { maxItems: LIMITS.blogTags })),
  coverphoto: Maybe(Logo),
  status: Maybe(BlogStatus),
};

export const NewBlog = Shape({ title, content, ...more });
export type NewBlog = Static<typeof NewBlog>;

/** Absent fields stay; an empty coverphoto removes it. */
export const BlogChange = Shape({
  blog_post_id: Id,
  version: Maybe(Version),
  title: Maybe(title),
  content: Maybe(content),
  ...more,
});
export type BlogChange = Static<typeof BlogChange>;

export const BlogId = Shape({ blog_post_id: Id });

export const Blog = Type.Object({
  blog_post_id: Id,
  title: Type.String(),
  content: Nullable(Type.String({ description: 'Of one post; null in a list.' })),
  tags: Type.Array(Type.String()),
  coverphoto: Nullable(Type.String({ description: 'File name.' })),
  cover_url: Nullable(Type.String({ description: 'Signed address.' })),
  cover_thumbnail: Nullable(Type.String({ description: 'Signed address of the small form.' })),
  status: BlogStatus,
  version: Type.Integer(),
  created_by_info: UserInfo,
  created_at: Moment,
  updated_at: Moment,
});
export type Blog = Static<typeof Blog>;
