import { type Static, Type } from 'typebox';
import { Nullable } from '../http/shapes.ts';
import { fieldFaults, type FieldTable, type PortalFault } from './fieldRules.ts';
import { withNumbers, sanitized } from './sanitizeText.ts';

/** A file for a portal of the tax office, or why the portal would refuse it. */
export const PortalFile = Type.Object({
  file_name: Type.String(),
  content: Nullable(
    Type.String({
      description: 'JSON in the format of the portal; null while it would be refused.',
    }),
  ),
  problems: Type.Array(
    Type.Object({
      field: Type.String({ description: "In the portal's own form, as ItemList.0.HsnCd." }),
      value: Nullable(Type.String({ description: 'Null when the field is empty.' })),
      message: Type.String(),
      remedy: Type.String(),
    }),
  ),
  registered: Nullable(
    Type.String({
      description: 'What the portal answered on this document already; null when nothing is kept.',
    }),
  ),
  not_reported: Nullable(
    Type.String({
      description: 'Why the portal does not register such a document; nothing is wrong with it.',
    }),
  ),
  notes: Type.Array(Type.String(), {
    description: 'To be done on the portal, for a file that it takes.',
  }),
});
export type PortalFile = Static<typeof PortalFile>;

interface Rules<T> {
  table: FieldTable;
  /** Checks that need more than one field. */
  across: (document: T) => PortalFault[];
  /** Faults of the record that it was made of. */
  before: PortalFault[];
}

/** Document as the portal takes it, and why it would refuse it; each field is named once. */
export function checkedDocument<T extends object>(
  built: T,
  { table, across, before }: Rules<T>,
): { document: T; faults: PortalFault[] } {
  const document = sanitized(built, table);
  const faults = [...before, ...fieldFaults(document, table), ...across(document)];
  const named = new Set<string>();
  return {
    document: withNumbers(document, table),
    faults: faults.filter(({ field }) => !named.has(field) && named.add(field)),
  };
}

interface Parts {
  fileName: string;
  faults: PortalFault[];
  notes?: string[];
  /** Text on what is kept of an earlier file. */
  registered?: string | null;
  /** Absent when it could not be made. */
  content?: unknown;
}

/** Numbers of documents may have /, which no file name has. */
const jsonName = (fileName: string): string => `${fileName.replaceAll('/', '-')}.json`;

/** A file, or all its faults: never both. */
export const portalFile = ({
  fileName,
  faults,
  notes = [],
  registered = null,
  content,
}: Parts): PortalFile => ({
  file_name: jsonName(fileName),
  content: faults.length ? null : JSON.stringify(content, null, 2),
  problems: faults,
  registered,
  not_reported: null,
  notes: faults.length ? [] : notes,
});

/** The portal gives one IRN to one document: a second file of it is refused as a duplicate. */
export const irnText = (irn: string | null): string | null =>
  irn && `IRN ${irn} is kept for this document. The portal refuses it a second time.`;

/** The portal makes another e-way bill of the same document: the first one would have to be cancelled there. */
export const eWayBillText = (number: string | null): string | null =>
  number &&
  `These goods have e-way bill ${number}. Cancel that on the portal first, or they travel with two.`;

/** Answer for a document that the portal does not register: it has no faults. */
export const notReported = (fileName: string, reason: string): PortalFile => ({
  file_name: jsonName(fileName),
  content: null,
  problems: [],
  registered: null,
  not_reported: reason,
  notes: [],
});
