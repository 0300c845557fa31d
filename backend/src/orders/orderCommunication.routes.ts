import { Type } from 'typebox';
import { requires } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { acceptedAtOnce } from '../messages/messages.public.ts';
import { OrderCommunication, queueOrderCommunication } from './orderCommunication.ts';

/** Route of messages to the customer of an order. */
export async function orderCommunicationRoutes(app: App, parts: AppParts): Promise<void> {
  const { services } = parts;
  app.post(
    '/sales_order/communication',
    {
      schema: {
        body: OrderCommunication,
        response: Answer({ message: Type.String(), email_sent: Type.Boolean() }),
      },
      config: { ...requires('order', 'UPDATE'), idempotent: true },
    },
    async (request) => {
      const messages = await withIdempotency(request, (work) =>
        queueOrderCommunication(work, parts, request.body),
      );
      const email_sent = await acceptedAtOnce(services.outbox, messages);
      const message = email_sent
        ? 'Email has sent to customer !'
        : 'It was not accepted yet and will be tried again';
      return { success: true as const, message, email_sent };
    },
  );
}
