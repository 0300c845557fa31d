import type {
  CreateExpenseInput,
  Expense,
  ExpenseFilter,
  UpdateExpenseInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backendClient.ts';
import { singleRow } from '../core/batches.ts';
import { toStoredFile, toUserName } from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

type ExpenseJson = Answer<'/expense', 'post'>['data'];
type ExpensesJson = Answer<'/expense', 'get'>;

/** An expense in our words. What the viewer may do with it belongs to the resolver. */
export type ExpenseRecord = Omit<Expense, '__typename' | 'actions'>;

/** Maps an expense from and to REST; no other code knows the backend's spelling. */
const toExpense = (json: ExpenseJson): ExpenseRecord => ({
  id: idOf(json.expense_id),
  status: json.status,
  entity: json.entity_type,
  entityId: json.entity_id,
  head: json.expense_head,
  amount: json.amount,
  expenseDate: json.expense_date,
  vendorName: json.vendor_name,
  referenceNumber: json.reference_number,
  remarks: json.remarks,
  voidReason: json.void_reason,
  attachments: json.attachments.map(toStoredFile),
  createdBy: toUserName(json.created_by_info),
  createdAt: json.created_at,
});

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

interface ListArgs {
  filter?: ExpenseFilter | null;
  page: number | null;
  limit: number | null;
}

export class ExpensesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, page, limit }: ListArgs) {
    const query = {
      expense_id: optionalRestId(filter?.id, 'id'),
      entity_type: filter?.entity,
      entity_id: filter?.entityId,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
    };
    const { data, count, page_total } = await this.#backend.get<ExpensesJson>('/expense', {
      ...query,
      page,
      limit,
    });
    return { items: data.map(toExpense), count, pageTotal: page_total };
  }

  async find(id: string): Promise<ExpenseRecord> {
    const { data } = await this.#backend.get<ExpensesJson>('/expense', { expense_id: restId(id) });
    return toExpense(singleRow(data, 'Expense'));
  }

  async create(input: CreateExpenseInput): Promise<ExpenseRecord> {
    const headers: Record<string, string> = input.idempotencyKey
      ? { 'idempotency-key': input.idempotencyKey }
      : {};
    return toExpense(
      (await this.#backend.post<Answer<'/expense', 'post'>>('/expense', toBody(input), headers))
        .data,
    );
  }

  async update(input: UpdateExpenseInput): Promise<ExpenseRecord> {
    const body = { expense_id: restId(input.id), ...toBody(input) };
    return toExpense((await this.#backend.put<Answer<'/expense', 'put'>>('/expense', body)).data);
  }

  async makeVoid(id: string, reason: string | null | undefined): Promise<ExpenseRecord> {
    const body = { expense_id: restId(id), reason: reason ?? undefined };
    return toExpense(
      (await this.#backend.put<Answer<'/expense/void', 'put'>>('/expense/void', body)).result,
    );
  }
}
