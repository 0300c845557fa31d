import { LIMITS } from '@munim/schema/shared/limits.ts';
import { sql } from 'kysely';
import type { Invoice } from './invoices.shapes.ts';

/** Addresses of the customer's contacts, the account user of the order first; over invoices as i and orders as ord. */
export const customerEmails = sql<string[]>`array(select u.email from users u
  where u.tenant_id = i.tenant_id and not u.banned and not u.deleted_user
  order by u.user_id <> ord.user_id, u.user_id limit ${sql.lit(LIMITS.emails)})`;

/** The mail asked for last; over invoices as i. */
export const lastMail = sql<Invoice['last_mail']>`(select json_build_object(
  'at', coalesce(m.sent_at, m.created_at), 'recipients', m.recipients, 'status', m.status)
  from messages m where m.entity = 'INVOICE' and m.entity_id = i.invoice_id and m.channel = 'MAIL'
  order by m.message_id desc limit 1)`;
