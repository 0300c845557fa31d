import type { RecordEntity } from '@munim/schema/generated/types.ts';
import type { Can } from '@munim/schema/shared/roles.ts';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { LogPanel } from '../logs/LogPanel.tsx';
import type { RecordTab } from '../ui/RecordTabs.tsx';
import { DocumentsPanel } from './DocumentsPanel.tsx';

/** The last tabs of a master's page, common to all records, as permitted. */
export const masterTabs = (
  record: { entity: RecordEntity; entityId: string },
  can: Can,
): RecordTab[] => [
  ...(can('DOCUMENT_UPLOAD', 'READ')
    ? [{ id: 'documents', title: 'Documents', panel: <DocumentsPanel {...record} /> }]
    : []),
  { id: 'comments', title: 'Comments', panel: <CommentsPanel {...record} /> },
  { id: 'log', title: 'Log', panel: <LogPanel {...record} /> },
];
