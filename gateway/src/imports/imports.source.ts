import type {
  Import,
  ImportAction,
  ImportKind,
  ImportOutcome,
  ImportRow,
  ImportTemplate,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { toUserName } from '../core/embeds.ts';
import { restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';
import type { FilePart } from '../core/upload.ts';

type ImportsJson = Answer<'/import', 'get'>;
type RowsJson = Answer<'/import/rows', 'get'>;

const toImport = (json: One<ImportsJson['imports']>): Import => ({
  id: String(json.import_id),
  kind: json.kind,
  source: json.source,
  fileName: json.file_name,
  user: toUserName(json.user_info),
  status: json.status,
  rows: json.rows,
  doneRows: json.done_rows,
  newRows: json.new_rows,
  changedRows: json.changed_rows,
  sameRows: json.same_rows,
  faultyRows: json.faulty_rows,
  fault: json.fault,
  ignoredColumns: json.ignored_columns,
  leftOut: json.left_out,
  hasRows: json.has_rows,
  actions: json.actions,
  createdAt: json.created_at,
  appliedAt: json.applied_at,
  undoneAt: json.undone_at,
});

const toRow = ({ record_id, external_id, ...row }: One<RowsJson['rows']>): ImportRow => ({
  ...row,
  externalId: external_id,
  recordId: record_id === null ? null : String(record_id),
});

interface Page {
  page?: number | null;
  limit?: number | null;
}

/** Imports in our words; no other code knows the backend's spelling. */
export class ImportsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async templates(): Promise<ImportTemplate[]> {
    return (await this.#backend.get('/import/templates')).data;
  }

  async list(query: Page & { kind?: ImportKind | null }) {
    const { imports, count } = await this.#backend.get('/import', { ...query });
    return { items: imports.map(toImport), count };
  }

  async find(id: string): Promise<Import> {
    const { imports } = await this.#backend.get('/import', { import_id: restId(id) });
    return singleRow(imports.map(toImport), 'Import');
  }

  async rows({ id, ...query }: Page & { id: string; outcome?: ImportOutcome | null }) {
    const { rows, count } = await this.#backend.get('/import/rows', {
      import_id: restId(id),
      ...query,
    });
    return { items: rows.map(toRow), count };
  }

  async start({ kind, source, sheet }: { kind: ImportKind; source: string; sheet: FilePart }) {
    const { data } = await this.#backend.upload('POST', '/import', { kind, source, sheet });
    return toImport(data);
  }

  async run({ id, action }: { id: string; action: ImportAction }): Promise<Import> {
    const body = { import_id: restId(id), action };
    return toImport((await this.#backend.post('/import/run', body)).data);
  }
}
