import type {
  OrderCommunicationInput,
  OrderCommunicationResult,
  OrderDelay,
  OrderDelayLink,
  OrderDelayLinkInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { idempotencyHeaders } from '../core/backendClient.ts';
import { optionalRestId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type DelaysJson = Answer<'/public/orderDelayTracker', 'get'>;

const toOrderDelay = (json: One<DelaysJson['data']>): OrderDelay => ({
  orderNumber: json.order_number,
  stage: json.stage,
  expectedDate: json.expected_date,
  daysLate: json.days_late,
});

/** Messages to customers about their orders, and links to late orders. */
export class OrderMessagesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async communicate(input: OrderCommunicationInput): Promise<OrderCommunicationResult> {
    const answer = await this.#backend.post(
      '/sales_order/communication',
      {
        order_number: input.orderNumber,
        emails: input.emails ?? undefined,
        phones: input.phones ?? undefined,
        subject: input.subject ?? undefined,
        message: input.message,
        attachments: input.attachments ?? undefined,
      },
      idempotencyHeaders(input.idempotencyKey),
    );
    return { sent: answer.email_sent ?? true, message: answer.message };
  }

  async delays({
    token,
    page,
    limit,
  }: {
    token?: string | null;
    page?: number | null;
    limit?: number | null;
  }) {
    const { data, count } = await this.#backend.get('/public/orderDelayTracker', {
      token,
      page,
      limit,
    });
    return { items: data.map(toOrderDelay), count };
  }

  async createLink({
    organisationId,
    tenantId,
    validDays,
  }: OrderDelayLinkInput): Promise<OrderDelayLink> {
    const { url, expires_at } = await this.#backend.post('/orderDelayTracker/link', {
      org_id: optionalRestId(organisationId, 'organisationId') ?? undefined,
      tenant_id: optionalRestId(tenantId, 'tenantId') ?? undefined,
      valid_days: validDays ?? undefined,
    });
    return { url, expiresAt: new Date(expires_at * 1000).toISOString() };
  }
}
