import type {
  DocumentSort,
  CreateExpenseInput,
  Expense,
  ExpenseFilter,
  UpdateExpenseInput,
} from '@munim/schema/generated/types.ts';
import { documentQuery, type ListArgs, toPage } from '../core/listPages.ts';
import type { AskedFields } from '../core/askedFields.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import { toStoredFile, toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import { mapping } from '../core/mapping.ts';
import type { Answer } from '../core/rest.ts';

type ExpenseJson = Answer<'/expense', 'post'>['data'];

/** An expense in our words. What the viewer may do with it belongs to the resolver. */
export type ExpenseRecord = Omit<Expense, '__typename' | 'actions'>;

/** Maps an expense from and to REST; no other code knows the backend's spelling. */
export const toExpense = mapping<ExpenseJson, ExpenseRecord>(
  (rest) => ({
    id: rest.field('expense_id', idOf),
    status: rest.field('status'),
    entity: rest.field('entity_type'),
    entityId: rest.field('entity_id'),
    head: rest.field('expense_head'),
    amount: rest.field('amount'),
    expenseDate: rest.field('expense_date'),
    vendorName: rest.field('vendor_name'),
    referenceNumber: rest.field('reference_number'),
    remarks: rest.field('remarks'),
    voidReason: rest.field('void_reason'),
    attachments: rest.records('attachments', toStoredFile),
    createdBy: rest.field('created_by_info', toUserName),
    createdAt: rest.field('created_at'),
    updatedAt: rest.field('updated_at'),
  }),
  { actions: ['status'] },
);

const toBody = (input: CreateExpenseInput | UpdateExpenseInput) => ({
  entity_type: input.entity,
  entity_id: input.entityId ?? undefined,
  expense_head: input.head,
  amount: input.amount,
  expense_date: input.expenseDate,
  vendor_name: input.vendorName ?? undefined,
  reference_number: input.referenceNumber ?? undefined,
  remarks: input.remarks ?? undefined,
  attachments: input.attachments ?? undefined,
});

export class ExpensesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list(args: ListArgs<ExpenseFilter, DocumentSort>, asked: AskedFields | null) {
    const { filter } = args;
    const query = {
      expense_id: optionalRestId(filter?.id, 'id'),
      entity_type: filter?.entity,
      entity_id: filter?.entityId,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      ...documentQuery(args),
    };
    const { data, page_total, ...page } = await this.#backend.get('/expense', query, asked);
    const items = data.map((json) => toExpense(json, asked?.tree));
    return { ...toPage(items, page), pageTotal: page_total };
  }

  async find(id: string, asked: AskedFields | null = null): Promise<ExpenseRecord> {
    const query = { expense_id: restId(id) };
    const { data } = await this.#backend.get('/expense', query, asked);
    return toExpense(singleRow(data, 'Expense'), asked?.tree);
  }

  async create(input: CreateExpenseInput): Promise<ExpenseRecord> {
    const headers = idempotencyHeaders(input.idempotencyKey);
    return toExpense((await this.#backend.post('/expense', toBody(input), headers)).data);
  }

  async update(input: UpdateExpenseInput): Promise<ExpenseRecord> {
    const body = { expense_id: restId(input.id), ...toBody(input) };
    return toExpense((await this.#backend.put('/expense', body)).data);
  }

  async makeVoid(id: string, reason: string | null | undefined): Promise<ExpenseRecord> {
    const body = { expense_id: restId(id), reason: reason ?? undefined };
    return toExpense((await this.#backend.put('/expense/void', body)).result);
  }
}
