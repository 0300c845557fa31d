import { Type } from 'typebox';
import { internalAccess } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { notFound } from '../core/http/errors.ts';
import { Shape } from '../core/http/shapes.ts';
import { html, page } from '../core/print/html.ts';
import { type StoredMessage, storedMessages } from './localSender.ts';

const SHOWN = 100;

const row = ({
  name,
  at,
  channel,
  recipients,
  subject,
  text,
  html: body,
  attachments = [],
}: StoredMessage) =>
  html`<tr>
    <td><small>${at}</small><br />${channel}</td>
    <td>${recipients.join(', ')}</td>
    <td>
      <b>${subject ?? ''}</b>
      <p style="white-space: pre-wrap">${text}</p>
      ${body ? html`<a href="/dev/outbox/${name}">as the recipient sees it</a>` : ''}
      ${attachments.map(({ filename }) => html`<p>Attached: ${filename}</p>`)}
    </td>
  </tr>`;

const outboxPage = (messages: readonly StoredMessage[]) =>
  page(
    'Outbox',
    html`<meta http-equiv="refresh" content="5" />
      <header><h1>Outbox</h1></header>
      <p>Mails and texts of this development run, newest first. Nothing was sent.</p>
      <table>
        <tbody>
          ${messages.map(row)}
        </tbody>
      </table>`,
  );

/** Messages of the local sender, for developers; the route exists in development only. */
export async function messagesRoutes(app: App, { settings }: AppParts): Promise<void> {
  if (!settings.development) return;
  app.get('/dev/outbox', { config: internalAccess }, async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(outboxPage(await storedMessages(settings.mail.dir, SHOWN))),
  );
  app.get(
    '/dev/outbox/:name',
    { schema: { params: Shape({ name: Type.String() }) }, config: internalAccess },
    async ({ params }, reply) => {
      const message = (await storedMessages(settings.mail.dir, SHOWN)).find(
        ({ name }) => name === params.name,
      );
      if (!message?.html) throw notFound('Message');
      return reply.type('text/html; charset=utf-8').send(message.html);
    },
  );
}
