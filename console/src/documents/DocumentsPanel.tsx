import { InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import type { DocumentFieldsFragment, RecordEntity } from '../../generated/documents.ts';
import {
  useCreateDocumentMutation,
  useDocumentsQuery,
  useUploadFileMutation,
} from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { momentText } from '../ui/format/dates.ts';
import { Pager } from '../ui/grid/Pager.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { ChooseFiles, DOCUMENTS } from '../ui/upload/ChooseFiles.tsx';
import { UploadBars } from '../ui/upload/UploadBars.tsx';
import { type UploadContext, useUploads } from '../ui/upload/useUploads.ts';
import { FilePanel } from './FilePanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

interface Props {
  entity: RecordEntity;
  /** Id of the record; for an order the order number. */
  entityId: string;
}

const PAGE = 10;
/**
 * Signed addresses are valid for an hour at least: a page that stays open fetches new ones earlier.
 */
const NEW_ADDRESSES_MS = 50 * 60_000;
const MAX_NAME_LENGTH = 150;

function DocumentRow({
  document: { name, remarks, file, createdBy, createdAt },
}: {
  document: DocumentFieldsFragment;
}) {
  return (
    <li>
      <FilePanel file={file} name={name} />
      <span className="documents-details">
        {remarks && <span>{remarks}</span>}
        <small className="kit-muted kit-numeric">
          {createdBy.name}, {momentText(createdAt)}
        </small>
      </span>
    </li>
  );
}

/** Sends files and keeps them with the record, one by one: each that fails says so and can be sent again alone. */
function AddDocuments({ entity, entityId, onAdded }: Props & { onAdded: () => void }) {
  const [remarks, setRemarks] = useState('');
  const [upload] = useUploadFileMutation();
  const [create] = useCreateDocumentMutation();
  const add = async (file: File, context: UploadContext) => {
    const { data } = await upload({ variables: { file, entity, entityId }, context });
    const fileUrl = data?.uploadFile.url ?? '';
    const input = {
      entity,
      entityId,
      fileUrl,
      name: file.name.slice(0, MAX_NAME_LENGTH),
      remarks: remarks.trim() || null,
    };
    const made = await create({
      variables: { input },
      context: { silent: true, answersAll: true },
    });
    return made.data?.createDocument;
  };
  const queue = useUploads(async (file, context) => {
    let failure: unknown;
    const write = () =>
      add(file, context).catch((error: unknown) =>
        context.uploadSignal.aborted ? null : Promise.reject(error),
      );
    const added = await withNotice(write, {
      failed: t('Document failed to upload!'),
      onFailed: (error) => (failure = error),
    });
    if (failure) throw failure;
    return added;
  }, onAdded);
  return (
    <>
      <div className="documents-add">
        <ChooseFiles
          multiple
          text={t('Upload documents')}
          label={t('Upload documents')}
          accept={DOCUMENTS}
          onFiles={queue.add}
        />
        <InputGroup
          aria-label={t('Remarks of the next documents')}
          placeholder={t('Remarks')}
          maxLength={256}
          value={remarks}
          onValueChange={setRemarks}
        />
      </div>
      <UploadBars {...queue} />
    </>
  );
}

/** The documents of a record, newest first. */
export function DocumentsPanel({ entity, entityId }: Props) {
  const { can } = useSession();
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(PAGE);
  const { data, error, refetch } = useDocumentsQuery({
    variables: { entity, entityId, page, limit },
    fetchPolicy: 'cache-and-network',
    pollInterval: NEW_ADDRESSES_MS,
    context: { silent: true },
  });
  const reload = () => refetch().catch(() => undefined);
  const added = () => (page === 1 ? void reload() : setPage(1));
  const { items = [], count = 0 } = data?.documents ?? {};
  return (
    <section className="documents-panel" aria-label={t('Documents')}>
      {can('DOCUMENT_UPLOAD', 'WRITE') && (
        <AddDocuments
          key={`${entity} ${entityId}`}
          entity={entity}
          entityId={entityId}
          onAdded={added}
        />
      )}
      {!data && error && (
        <ErrorInPlace title={t('Document failed to fetch!')} error={error} onRetry={reload} />
      )}
      {!data && !error && <Skeleton shape="list" rows={3} label={t('Loading documents')} />}
      {data && !items.length && <EmptyState text={t('No documents yet.')} />}
      {items.length > 0 && (
        <ul className="documents-list" aria-label={t('Documents')}>
          {items.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
      {count > PAGE && (
        <Pager
          page={page}
          limit={limit}
          count={count}
          ownLimit={PAGE}
          shown={items.length}
          onPage={setPage}
          onLimit={setLimit}
        />
      )}
    </section>
  );
}
