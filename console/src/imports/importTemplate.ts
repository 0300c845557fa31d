import type { ImportTemplatesQuery } from '../../generated/documents.ts';
import type { ExportTable } from '../ui/export/exportTable.ts';

export type Template = ImportTemplatesQuery['importTemplates'][number];

const text = (head: string) => ({ head, kind: 'text' as const });

/** A sheet with one example row, and beside it a sheet that explains each column. */
export function templateTable({ kind, label, columns }: Template): ExportTable {
  return {
    title: kind.toLowerCase().replaceAll('_', '-'),
    columns: columns.map(({ name, required }) => text(required ? `${name} *` : name)),
    rows: [columns.map(({ example }) => example)],
    notes: {
      title: `About ${label}`,
      columns: ['Column', 'Required', 'Takes', 'Is'].map(text),
      rows: columns.map(({ name, required, format, help }) => [
        name,
        required ? 'yes' : '',
        format,
        help,
      ]),
    },
  };
}
