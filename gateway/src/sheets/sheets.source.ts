import type { SheetResult } from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import type { Answer } from '../core/rest.ts';
import type { FilePart } from '../core/upload.ts';

type SkusJson = Answer<'/sku/updateSkuFromSheet', 'put'>;
type LeadsJson = Answer<'/seller_directory/onBoardLeads', 'post'>;

/** Maps the result of a sheet from REST; no other code knows the backend's spelling. */
const toSheetResult = (
  { data, message }: Pick<SkusJson | LeadsJson, 'data' | 'message'>,
  records: number,
): SheetResult => ({
  rows: data.rows,
  records,
  differences: data.differences.map(({ id, ...difference }) => ({
    ...difference,
    recordId: id === null ? null : String(id),
  })),
  differenceCount: data.difference_count,
  errors: data.errors,
  errorCount: data.error_count,
  message,
});

export class SheetsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async updateSkus(part: FilePart, dryRun: boolean): Promise<SheetResult> {
    const answer = await this.#backend.upload(
      'PUT',
      '/sku/updateSkuFromSheet',
      { sheet: part },
      { dry_run: dryRun || undefined },
    );
    return toSheetResult(answer, answer.data.updated);
  }

  async onboardLeads(part: FilePart, dryRun: boolean): Promise<SheetResult> {
    const answer = await this.#backend.upload(
      'POST',
      '/seller_directory/onBoardLeads',
      { sheet: part },
      { dry_run: dryRun || undefined },
    );
    return toSheetResult(answer, answer.data.created);
  }
}
