import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronRight } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { useSession } from '../app/session.tsx';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { DocumentsPanel } from '../documents/DocumentsPanel.tsx';
import { t } from '../ui/text.ts';

function CollapsiblePanel({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const icon = open ? <ChevronDown /> : <ChevronRight />;
  return (
    <section>
      <Button
        variant="minimal"
        icon={icon}
        text={title}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <div>{children}</div>}
    </section>
  );
}

/** Comments and log of a request, collapsed under its price: read only when opened. */
export function RfqPanels({ rfqId }: { rfqId: string }) {
  const { can } = useSession();
  return (
    <div className="rfq-panels">
      <CollapsiblePanel title={t('Internal Comments')}>
        <CommentsPanel entity="RFQ" entityId={rfqId} />
      </CollapsiblePanel>
      {can('DOCUMENT_UPLOAD', 'READ') && (
        <CollapsiblePanel title={t('Documents')}>
          <DocumentsPanel entity="RFQ" entityId={rfqId} />
        </CollapsiblePanel>
      )}
    </div>
  );
}
