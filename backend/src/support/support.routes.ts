import multipart from '@fastify/multipart';
import { Role } from '@munim/schema/shared/roles.ts';
import { Type } from 'typebox';
import { onlyRole, signedIn } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts, Declared } from '../core/http/appParts.ts';
import { Answer, Moment, Nullable, PageOf } from '../core/http/shapes.ts';
import { attachFile } from './attachFile.ts';
import { changeTicketStatus } from './changeTicketStatus.ts';
import { submitTicket } from './submitTicket.ts';
import { readTicketStates } from './ticketStates.ts';
import { listTickets, ticketOptions } from './support.service.ts';
import {
  NewTicket,
  TaskId,
  Ticket,
  TicketChange,
  TicketOptions,
  TicketQuery,
} from './support.shapes.ts';

async function attachmentRoutes(app: App, parts: AppParts): Promise<void> {
  await app.register(multipart);
  app.post(
    '/clickUp/task/attachment',
    {
      schema: {
        consumes: ['multipart/form-data'],
        description: 'A form of two fields: attachment, the file, and task_id.',
        response: Answer({}),
      },
      config: signedIn,
    },
    async (request) => {
      await attachFile(request, parts);
      return { success: true as const };
    },
  );
}

/** Support tickets, sent to the task tracker (docs/rules/support.md). No request names an address, a list or a field of it. */
export async function supportRoutes(app: App, parts: AppParts & Declared): Promise<void> {
  const { db, settings } = parts;
  await app.register((scope: App) => attachmentRoutes(scope, parts));
  app.post(
    '/clickUp/proxy',
    {
      schema: { body: NewTicket, response: Answer({ id: Type.String() }) },
      config: { ...signedIn, idempotent: true },
    },
    async (request) => ({
      success: true as const,
      id: await submitTicket(request, parts, request.body),
    }),
  );
  app.get(
    '/tickets',
    {
      schema: { querystring: TicketQuery, response: PageOf('data', Ticket) },
      config: signedIn,
    },
    async ({ query, viewer }) => ({
      success: true as const,
      ...(await listTickets({ db, settings, viewer }, query)),
    }),
  );
  app.post(
    '/tickets/states',
    {
      schema: {
        description:
          'Reads the state of tickets from an outside tracker. Null where the embedded one keeps it.',
        response: Answer({ read_at: Nullable(Moment) }),
      },
      config: signedIn,
    },
    async (request) => ({
      success: true as const,
      read_at: await readTicketStates(request, parts),
    }),
  );
  app.get(
    '/tickets/options',
    { schema: { response: Answer({ data: TicketOptions }) }, config: signedIn },
    async () => ({ success: true as const, data: ticketOptions(settings) }),
  );
  app.patch(
    '/tickets',
    {
      schema: { body: TicketChange, response: Answer({ task_id: TaskId }) },
      config: onlyRole(Role.TOP_ADMIN, Role.BROAD_ACCESS),
    },
    async (request) => {
      await withIdempotency(request, async (work) => {
        await changeTicketStatus(work, parts.services.outbox, request.body);
        return null;
      });
      return { success: true as const, task_id: request.body.task_id };
    },
  );
}
