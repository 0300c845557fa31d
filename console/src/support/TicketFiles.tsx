import { useEffect, useRef } from 'react';
import { TicketsDocument } from '../../generated/documents.ts';
import { useAttachTicketFileMutation } from '../../generated/hooks.ts';
import { ChooseFiles, DOCUMENTS } from '../ui/upload/ChooseFiles.tsx';
import { UploadBars } from '../ui/upload/UploadBars.tsx';
import { useUploads } from '../ui/upload/useUploads.ts';
import { t } from '../ui/text.ts';

interface Props {
  ticketId: string;
  /** Chosen before the ticket had its id: sent at once. */
  files?: readonly File[];
}

/** Files of an own ticket on their way; what fails says why and can be sent again. */
export function TicketFiles({ ticketId, files }: Props) {
  const [attach] = useAttachTicketFileMutation({
    refetchQueries: [TicketsDocument],
  });
  const queue = useUploads(
    async (file, context) => attach({ variables: { ticketId, file }, context }),
    () => undefined,
  );
  const { add } = queue;
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current || !files?.length) return;
    isSent.current = true;
    add(files);
  }, [add, files]);
  return (
    <div className="support-files">
      <UploadBars {...queue} />
      <ChooseFiles
        text={t('Add attachment')}
        label={t('Attachments of {{ticketId}}', { ticketId })}
        accept={DOCUMENTS}
        multiple
        onFiles={add}
      />
    </div>
  );
}
