import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { RecordKey, RecordName } from '../core/data/records.ts';
import { Id, Maybe, Moment, Nullable, paging, Shape, Text, UserInfo } from '../core/http/shapes.ts';
import { StoredFile } from '../documents/documents.shapes.ts';

export const CommentQuery = Shape({ entity_type: RecordName, entity_id: RecordKey, ...paging() });
export type CommentQuery = Static<typeof CommentQuery>;

const CommentText = Text(LIMITS.comment, 1);
const Attachments = Type.Array(Text(500, 1), { maxItems: LIMITS.attachments, uniqueItems: true });

export const NewComment = Shape({
  entity_type: RecordName,
  entity_id: RecordKey,
  comments: CommentText,
  attachments: Maybe(Attachments),
});
export type NewComment = Static<typeof NewComment>;

export const CommentChange = Shape({
  comment_id: Id,
  comments: CommentText,
  attachments: Maybe(Attachments),
});
export type CommentChange = Static<typeof CommentChange>;

export const Comment = Type.Object({
  comment_id: Id,
  entity_type: RecordName,
  entity_id: Type.String(),
  comments: Type.String(),
  attachments: Type.Array(StoredFile),
  user_info: UserInfo,
  created_at: Moment,
  edited_at: Nullable(Moment),
});
export type Comment = Static<typeof Comment>;
