import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { CommentsDocument, type RecordEntity } from '../../generated/documents.ts';
import { useCommentsQuery, useCreateCommentMutation } from '../../generated/hooks.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { type CommentDraft, CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import './comments.css';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

interface Props {
  entity: RecordEntity;
  /** Id of the record; for an order the order number. */
  entityId: string;
}

const PAGE = 10;
const EMPTY: CommentDraft = { text: '', files: [] };

const usePage = ({ entity, entityId }: Props, page: number) =>
  useCommentsQuery({
    variables: { entity, entityId, page, limit: PAGE },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });

/** One page of comments; older ones are above it. */
function CommentsPage({ page, ...record }: Props & { page: number }) {
  const { data, error, refetch } = usePage(record, page);
  if (!data && error)
    return (
      <ErrorInPlace
        title={t('Error occurred while retrieving comments.')}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
      />
    );
  if (!data) return <Skeleton shape="list" rows={3} label={t('Loading comments')} />;
  return (
    <ol
      className="comments-list"
      aria-label={page === 1 ? t('Comments') : t('Older comments, page {{page}}', { page })}
    >
      {data.comments.items.map((comment) => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
    </ol>
  );
}

function Thread(record: Props) {
  const [pages, setPages] = useState(1);
  const [create] = useCreateCommentMutation({
    context: { answersAll: true },
    refetchQueries: [CommentsDocument],
  });
  const { data } = usePage(record, 1);
  const count = data?.comments.count ?? 0;
  const send = async ({ text, files }: CommentDraft) => {
    const input = { ...record, text, attachments: files.map((file) => file.url) };
    const sent = await withNotice(() => create({ variables: { input } }), {
      failed: t('Error occurred while creating comments.'),
    });
    return sent !== undefined;
  };
  return (
    <section className="comments-panel" aria-label={t('Internal Comments')}>
      {count > pages * PAGE && (
        <Button
          size="small"
          variant="minimal"
          text={t('Show older comments')}
          onClick={() => setPages(pages + 1)}
        />
      )}
      {Array.from({ length: pages }, (_, i) => (
        <CommentsPage key={pages - i} {...record} page={pages - i} />
      ))}
      {data && count === 0 && <EmptyState text={t('No comments yet.')} />}
      <CommentForm
        label={t('Internal comment')}
        start={EMPTY}
        submitText={t('Send')}
        blocked={!data}
        onSubmit={send}
      />
    </section>
  );
}

/** Internal Comments of a record: the latest last, older ones on demand above them. */
export const CommentsPanel = ({ entity, entityId }: Props) => (
  <Thread key={`${entity} ${entityId}`} entity={entity} entityId={entityId} />
);
