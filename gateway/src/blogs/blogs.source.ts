import type {
  Blog,
  BlogFilter,
  CreateBlogInput,
  UpdateBlogInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { toUserName } from '../core/embeds.ts';
import { idOf, restId } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

type BlogJson = Answer<'/v1/blog/create', 'post'>['data'];

/** A post in our words. What the viewer may do with it belongs to the resolver. */
export type BlogRecord = Omit<Blog, '__typename' | 'actions'>;

/** Maps a post from REST; no other code knows the backend's spelling. */
const toBlog = (json: BlogJson): BlogRecord => ({
  id: idOf(json.blog_post_id),
  title: json.title,
  content: json.content,
  tags: json.tags,
  coverPhoto: json.coverphoto,
  coverUrl: json.cover_url,
  coverThumbnail: json.cover_thumbnail,
  status: json.status,
  version: json.version,
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_at,
  updatedAt: json.updated_at,
});

const toBody = (input: Omit<CreateBlogInput, 'title' | 'content'>) => ({
  tags: input.tags ?? undefined,
  // empty removes it
  coverphoto: input.coverPhoto === null ? '' : input.coverPhoto,
  status: input.status ?? undefined,
});

interface ListArgs {
  filter?: BlogFilter | null;
  page: number | null;
  limit: number | null;
}

export class BlogsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, page, limit }: ListArgs) {
    const { data, count } = await this.#backend.get('/v1/blog/get', {
      status: filter?.status,
      tags: filter?.tags,
      page,
      limit,
    });
    return { items: data.map(toBlog), count };
  }

  async find(id: string): Promise<BlogRecord> {
    const query = { blog_post_id: restId(id) };
    const { data } = await this.#backend.get('/v1/blog/get', query);
    return toBlog(singleRow(data, 'Blog post'));
  }

  async create(input: CreateBlogInput): Promise<BlogRecord> {
    const { title, content, idempotencyKey } = input;
    const headers: Record<string, string> = idempotencyKey
      ? { 'idempotency-key': idempotencyKey }
      : {};
    const { data } = await this.#backend.post(
      '/v1/blog/create',
      { title, content, ...toBody(input) },
      headers,
    );
    return toBlog(data);
  }

  async update(input: UpdateBlogInput): Promise<BlogRecord> {
    const { data } = await this.#backend.patch('/v1/blog/update', {
      blog_post_id: restId(input.id),
      version: input.version ?? undefined,
      title: input.title ?? undefined,
      content: input.content ?? undefined,
      ...toBody(input),
    });
    return toBlog(data);
  }

  async remove(id: string): Promise<void> {
    await this.#backend.del('/v1/blog/delete', { blog_post_id: restId(id) });
  }
}
