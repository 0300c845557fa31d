import type {
  Comment,
  CreateCommentInput,
  RecordEntity,
  UpdateCommentInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { toStoredFile, toUserName } from '../core/embeds.ts';
import { idOf, restId } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

type CommentJson = Answer<'/comments/create', 'post'>['data'];

/** A comment in our words. What the viewer may do with it belongs to the resolver. */
export type CommentRecord = Omit<Comment, '__typename' | 'actions'>;

const toComment = (json: CommentJson): CommentRecord => ({
  id: idOf(json.comment_id),
  entity: json.entity_type,
  entityId: json.entity_id,
  text: json.comments,
  attachments: json.attachments.map(toStoredFile),
  author: toUserName(json.user_info),
  createdAt: json.created_at,
  editedAt: json.edited_at,
});

interface ListArgs {
  entity: RecordEntity;
  entityId: string;
  page: number | null;
  limit: number | null;
}

export class CommentsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ entity, entityId, page, limit }: ListArgs) {
    const { data, count } = await this.#backend.get('/comments/get', {
      entity_type: entity,
      entity_id: entityId,
      page,
      limit,
    });
    return { items: data.map(toComment), count };
  }

  async create({
    entity,
    entityId,
    text,
    attachments,
  }: CreateCommentInput): Promise<CommentRecord> {
    const body = {
      entity_type: entity,
      entity_id: entityId,
      comments: text,
      attachments: attachments ?? undefined,
    };
    return toComment((await this.#backend.post('/comments/create', body)).data);
  }

  async update({ id, text, attachments }: UpdateCommentInput): Promise<CommentRecord> {
    const body = { comment_id: restId(id), comments: text, attachments: attachments ?? undefined };
    return toComment((await this.#backend.patch('/comments/update', body)).data);
  }
}
