import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { eqAny } from '../core/data/search.ts';
import type { Work } from '../core/data/work.ts';
import type { AppParts } from '../core/http/appParts.ts';
import { badField, notFound } from '../core/http/errors.ts';
import { Email, Line, Maybe, Phone, Shape, Text } from '../core/http/shapes.ts';
import { attachFiles, fileOfAddress } from '../documents/documents.public.ts';
import type { Attachment, Queued, RecordMessage } from '../messages/messages.public.ts';
import { findOrder } from './orders.public.ts';

export const OrderCommunication = Shape({
  order_number: Text(30, 1),
  emails: Maybe(Type.Array(Email, { minItems: 1, maxItems: LIMITS.emails, uniqueItems: true })),
  phones: Maybe(Type.Array(Phone, { minItems: 1, maxItems: LIMITS.emails, uniqueItems: true })),
  subject: Maybe(Text(LIMITS.communicationSubject)),
  message: Line(LIMITS.communicationMessage),
  attachments: Maybe(Type.Array(Text(500, 1), { maxItems: LIMITS.attachments, uniqueItems: true })),
});
export type OrderCommunication = Static<typeof OrderCommunication>;

const SENT = 'ORDER';
const MEGABYTE = 1024 * 1024;

interface MessageRequest {
  orderId: number;
  addresses: readonly string[];
}

/**
 * Files that the viewer uploaded, for this or earlier with this order: the order claims them. Other
 * files are never mailed, even readable ones: comments are internal.
 */
async function attachmentsOf(
  { trx, settings, viewer }: Work,
  { orderId, addresses }: MessageRequest,
): Promise<Attachment[]> {
  const uuids = addresses
    .map((address) => fileOfAddress(settings, address))
    .filter((uuid) => uuid !== undefined);
  const files = await trx
    .selectFrom('files')
    .select(['uuid', 'original_name', 'file_name', 'content_type', 'byte_size', 'attached_at'])
    .where('uuid', '=', eqAny(uuids))
    .where('uploaded_by', '=', viewer.userId)
    .where((eb) =>
      eb.or([
        eb('attached_at', 'is', null),
        eb.and([eb('entity_name', '=', SENT), eb('entity_id', '=', String(orderId))]),
      ]),
    )
    .execute();
  const byUuid = new Map(files.map((file) => [file.uuid, file]));
  const isSent = (address: string) =>
    !!byUuid.get(fileOfAddress(settings, address) ?? '')?.attached_at;
  const fresh = addresses.filter((address) => !isSent(address));
  await attachFiles(trx, settings, {
    field: 'attachments',
    addresses: fresh,
    record: { entity: SENT, id: orderId },
    viewer,
  });
  const total = files.reduce((sum, file) => sum + file.byte_size, 0);
  if (total > LIMITS.mailMegabytes * MEGABYTE)
    throw badField(
      'attachments',
      `A mail may have at most ${LIMITS.mailMegabytes} MB of attachments`,
    );
  return uuids
    .flatMap((uuid) => byUuid.get(uuid) ?? [])
    .map((file) => ({
      filename: file.original_name ?? file.file_name,
      contentType: file.content_type,
      file: file.uuid,
    }));
}

/** Queues the message for the customer and logs it on the order. Returns the queued messages. */
export async function queueOrderCommunication(
  work: Work,
  { settings, services }: Pick<AppParts, 'settings' | 'services'>,
  body: OrderCommunication,
): Promise<number[]> {
  const { order_number, emails = [], phones = [], message, attachments: addresses = [] } = body;
  if (!emails.length && !phones.length) throw badField('emails', 'emails is required');
  if (addresses.length && !emails.length)
    throw badField('attachments', 'Only an e-mail can have attachments');
  const order = await findOrder(work, order_number);
  if (!order) throw notFound('Order');
  const record = { entity: 'ORDER' as const, entityId: order.order_id };
  const attachments = await attachmentsOf(work, { orderId: order.order_id, addresses });
  const subject =
    body.subject?.trim() || `Your order ${order.order_number} - ${settings.companyName}`;
  const messages: RecordMessage[] = [];
  if (emails.length)
    messages.push({
      ...record,
      channel: 'MAIL',
      recipients: emails,
      subject,
      text: message,
      attachments,
    });
  if (phones.length) {
    const text = `${settings.companyName}, order ${order.order_number}: ${message}`;
    messages.push({ ...record, channel: 'SMS', recipients: phones, text });
  }
  const queued: Queued[] = [];
  for (const one of messages) queued.push(await services.outbox.send(work.trx, one));
  const names = attachments.map(({ filename }) => filename);
  const remarks = [
    `To ${[...emails, ...phones].join(', ')}`,
    ...(emails.length ? [subject] : []),
    message,
    ...names,
  ].join('\n');
  if (queued.some(({ isNew }) => isNew))
    await work.audit({ entity: 'ORDER', id: order.order_id, action: 'COMMUNICATE', remarks });
  return queued.map(({ id }) => id);
}
