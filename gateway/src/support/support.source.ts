import type {
  CreateAdHocTicketInput,
  CreatedTicket,
  CreateOrderStatusTicketInput,
  CreateTechSupportTicketInput,
  Ticket,
  TicketFilter,
  TicketList,
  TicketOptions,
  TicketStates,
  TicketStatus,
} from '@munim/schema/generated/types.ts';
import type { paths } from '../../generated/rest.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import { toUserName } from '../core/embeds.ts';
import { type Answer, type One, partialBody, type SomeKeys } from '../core/rest.ts';
import type { FilePart } from '../core/upload.ts';

type TicketsJson = Answer<'/tickets', 'get'>;

/** A ticket in our words. What the viewer may do with it belongs to the resolver. */
export type TicketRecord = Omit<Ticket, '__typename' | 'actions'>;

type ListName = One<TicketsJson['data']>['list'];
const LISTS: Record<ListName, TicketList> = {
  order_status: 'ORDER_STATUS',
  ad_hoc: 'AD_HOC',
  tech_support: 'TECH_SUPPORT',
};
const LIST_NAMES = Object.fromEntries(
  Object.entries(LISTS).map(([name, list]) => [list, name]),
) as Record<TicketList, ListName>;

interface ListArgs {
  filter?: TicketFilter | null;
  page: number | null;
  limit: number | null;
}

const toTicket = (json: One<TicketsJson['data']>): TicketRecord => ({
  id: json.task_id,
  list: LISTS[json.list],
  name: json.name,
  description: json.description,
  status: json.status,
  trackerWord: json.tracker_word,
  isEmbedded: json.is_embedded,
  orderNumber: json.order_number,
  issueType: json.issue_type,
  category: json.category,
  requester: toUserName(json.created_by_info),
  attachments: json.attachments.map(({ name, size, fileUrl }) => ({ name, size, url: fileUrl })),
  createdAt: json.created_at,
});

interface Text {
  name: string;
  description: string;
  idempotencyKey: string | null | undefined;
}
type Fields =
  paths['/clickUp/proxy']['post']['requestBody']['content']['application/json']['custom_fields'];

/** Values without those that are null. */
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? null) !== null)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };

export class SupportSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, page, limit }: ListArgs) {
    const { data, count } = await this.#backend.get('/tickets', {
      list: filter?.list && LIST_NAMES[filter.list],
      status: filter?.status,
      category: filter?.category,
      search: filter?.search,
      from_date: filter?.fromDate,
      to_date: filter?.toDate,
      page,
      limit,
    });
    return { items: data.map(toTicket), count };
  }

  async readStates(): Promise<TicketStates> {
    const { read_at } = await this.#backend.post('/tickets/states', {});
    return { readAt: read_at };
  }

  async options(): Promise<TicketOptions> {
    const { data } = await this.#backend.get('/tickets/options');
    return {
      orderIssueTypes: data.order_issue_types,
      techIssueTypes: data.tech_issue_types,
      categories: data.categories,
    };
  }

  createOrderStatus = ({
    name,
    description,
    idempotencyKey,
    ...values
  }: CreateOrderStatusTicketInput) =>
    this.#create('order_status', { name, description, idempotencyKey }, given(values));
  createAdHoc = ({ name, description, idempotencyKey, ...values }: CreateAdHocTicketInput) =>
    this.#create('ad_hoc', { name, description, idempotencyKey }, given(values));
  createTechSupport = ({
    name,
    description,
    idempotencyKey,
    ...values
  }: CreateTechSupportTicketInput) =>
    this.#create('tech_support', { name, description, idempotencyKey }, given(values));

  async #create(
    list: ListName,
    { name, description, idempotencyKey }: Text,
    values: SomeKeys<Fields>,
  ) {
    const body = {
      list,
      name,
      description,
      status: 'Open' as const,
      check_required_custom_fields: true as const,
      custom_fields: partialBody<Fields>(values),
    };
    const { id } = await this.#backend.post(
      '/clickUp/proxy',
      body,
      idempotencyHeaders(idempotencyKey),
    );
    return { id } satisfies Omit<CreatedTicket, '__typename'>;
  }

  async attach({ ticketId, file }: { ticketId: string; file: FilePart }): Promise<void> {
    await this.#backend.upload('POST', '/clickUp/task/attachment', {
      task_id: ticketId,
      attachment: file,
    });
  }

  async changeStatus({ id, status }: { id: string; status: TicketStatus }): Promise<void> {
    await this.#backend.patch('/tickets', { task_id: id, status });
  }
}
