import { sentence } from '../ui/format/fieldLabels.ts';
import { t } from '../ui/text.ts';

/** Label of a message that failed in all attempts. */
const ACTION_LABELS: Record<string, string> = {
  MAIL_NOT_SENT: t('Email is not sent!'),
  WHATSAPP_NOT_SENT: t('WhatsApp message is not sent!'),
  SMS_NOT_SENT: t('SMS is not sent!'),
  MAIL_WITHOUT_FILE: t('Email is sent without its file!'),
  MESSAGE_WITHDRAWN: t('Message that waited is withdrawn'),
};

/** 'SEND_EMAIL' as 'Send email'. */
export const actionLabel = (action: string): string => ACTION_LABELS[action] ?? sentence(action);

const YES_NO: Record<string, string> = { true: t('Yes'), false: t('No') };
/** Codes of several words; one word alone may be a unit or a name. */
const CODE = /^[A-Z]+(_[A-Z]+)+$/;
/** Columns whose single words are codes too. */
const OF_CODES = /(status|state|mode|type|kind|head|reason_code|initiated_by|zone)$/;
const FILE = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(\.[a-z0-9]{2,5})?\b/g;

/** A stored value as people read it: codes in words, files without their stored names, records by '#'. */
export function valueText(text: string, field = ''): string {
  if (YES_NO[text]) return YES_NO[text];
  const column = field.split(' ').at(-1) ?? '';
  if (CODE.test(text) || (OF_CODES.test(column) && /^[A-Z]+$/.test(text))) return sentence(text);
  if (column.endsWith('_id') && /^\d+$/.test(text)) return `#${text}`;
  return text.replaceAll(FILE, (_, ending: string | undefined) =>
    t('a file{{value}}', { value: ending ? ` (${ending.slice(1)})` : '' }),
  );
}
