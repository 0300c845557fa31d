import { Section, SectionCard } from '@blueprintjs/core';
import { useState } from 'react';
import { useSession } from '../app/session.tsx';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { DocumentsPanel } from '../documents/DocumentsPanel.tsx';

function Folded({ title, children }: { title: string; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Section compact collapsible title={title} className="rfq-panel" collapseProps={{ isOpen: open, onToggle: () => setOpen(!open) }}>
      {open && <SectionCard padded={false}>{children}</SectionCard>}
    </Section>
  );
}

/** What the house says of a request, folded away under its price: nothing is asked of the server before it is opened. */
export function RfqPanels({ rfqId }: { rfqId: string }) {
  const { can } = useSession();
  return (
    <div className="rfq-panels">
      <Folded title="Internal Comments">
        <CommentsPanel entity="RFQ" entityId={rfqId} />
      </Folded>
      {can('DOCUMENT_UPLOAD', 'READ') && (
        <Folded title="Documents">
          <DocumentsPanel entity="RFQ" entityId={rfqId} />
        </Folded>
      )}
    </div>
  );
}
