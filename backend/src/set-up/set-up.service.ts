import type { CompanyIdentity, RegistrationFields } from '@munim/schema/company/company.rules.ts';
import { companyNow, hasStaff } from '../core/data/company.ts';
import type { CompanySettings } from '../core/companySettings.ts';
import { type Database, type Trx, withTransaction } from '../core/data/database.ts';
import type { AppParts } from '../core/http/appParts.ts';
import { refused } from '../core/http/errors.ts';
import {
  drawnPictures,
  readSeries,
  type SentPictures,
  type SeriesSetting,
  setUpCompany,
  setUpRegistration,
  setUpSeries,
} from '../company/company.public.ts';
import type { Messenger } from '../messages/messages.public.ts';
import {
  addAdministrator,
  type NewAdministrator,
  type OperatorWork,
} from '../users/administrators.public.ts';
import type {
  SetUpAdministrator,
  SetUpCompany,
  SetUpRegistration,
  SetUpSeries,
  SetUpState,
} from './set-up.shapes.ts';
import { countTestMail, endSetUp, holdSetUp, lockSetUp } from './setUpTokens.ts';

type Parts = Pick<AppParts, 'db' | 'settings' | 'services'>;
type State = Pick<Parts, 'db' | 'settings'>;

const byAddress = (address: string) => `By the set-up page, from ${address}`;

/** Saved steps; the page goes on from there. */
export async function readSetUp({ db, settings }: State): Promise<SetUpState> {
  const company = await db
    .selectFrom('company')
    .select(['legal_name', 'pan', 'cin', 'phone', 'email', 'bank', 'upi_id'])
    .select(['invoice_terms', 'quotation_terms', 'logo', 'signature', 'version'])
    .executeTakeFirst();
  const registration = await db
    .selectFrom('gst_registrations')
    .select(['gstin', 'state', 'address1', 'city', 'postal_code'])
    .where('is_default', '=', true)
    .executeTakeFirst();
  const chosen = await db.selectFrom('document_prefixes').select('series').execute();
  return {
    series: registration ? await readSeries(db, [registration.gstin]) : [],
    is_numbered: chosen.length > 0,
    company: company ?? null,
    registration: registration ?? null,
    has_mail: settings.mail.url !== undefined || settings.development,
    mail_from: settings.mail.from,
  };
}

/** One step, in one transaction; answers what is saved afterwards. */
async function step(
  parts: State,
  address: string,
  change: (work: Parameters<typeof setUpCompany>[0]) => Promise<void>,
): Promise<SetUpState> {
  await withTransaction(parts.db, async (trx) => {
    await holdSetUp(trx);
    await change({ trx, remarks: byAddress(address) });
  });
  return readSetUp(parts);
}

export async function saveCompany(parts: State, address: string, body: SetUpCompany) {
  const { token: _, version, logo, signature, ...fields } = body;
  const pictures = await drawnPictures({ logo, signature });
  return step(parts, address, (work) => setUpCompany(work, { ...fields, pictures }, version));
}

export function saveRegistration(parts: State, address: string, body: SetUpRegistration) {
  const { token: _, version, ...fields } = body;
  return step(parts, address, (work) => setUpRegistration(work, fields, version));
}

export const saveSeries = (parts: State, address: string, { version, series }: SetUpSeries) =>
  step(parts, address, (work) => setUpSeries(work, series, version));

/** Shows at once whether sign-in codes would arrive. */
export async function sendTestMailTo(messenger: Messenger, email: string): Promise<void> {
  const accepted = await messenger.sendNow({
    channel: 'MAIL',
    recipients: [email],
    subject: 'Munim can send mail',
    text: 'This is the test mail of the set-up. Sign-in codes come to this address in the same way.',
  });
  if (!accepted)
    throw refused(
      'The mail server did not accept the test mail. The reason is in the log of the service; SMTP_URL and MAIL_FROM say where mail goes.',
      'MAIL_NOT_SENT',
    );
}

/** The same for the page, some times for each token. */
export async function sendTestMail(
  { db, services }: Pick<Parts, 'db' | 'services'>,
  { token, email }: { token: string; email: string },
): Promise<void> {
  await countTestMail(db, token);
  await sendTestMailTo(services.messenger, email);
}

const isSetUp = async (db: Database): Promise<boolean> => (await companyNow(db)).companyVersion > 0;

/** The last step: the first administrator, who signs in by a code. */
export async function finish(
  { db, settings, services }: Parts,
  address: string,
  body: SetUpAdministrator,
): Promise<void> {
  const { token: _, last_name, ...person } = body;
  if (!(await isSetUp(db))) throw refused('Enter the company and its GST registration first');
  await withTransaction(db, async (trx) => {
    await holdSetUp(trx);
    await addAdministrator(
      { trx, settings, outbox: services.outbox, remarks: byAddress(address) },
      { ...person, email: person.email.toLowerCase(), last_name },
    );
    await endSetUp(trx);
  });
}

/** All that a set-up asks for. */
interface SetUpAnswers {
  company: CompanyIdentity;
  pictures?: SentPictures;
  registration: RegistrationFields;
  /** Absent: numbers begin with 1, under the usual prefixes. */
  series?: readonly Omit<SeriesSetting, 'gstin'>[];
  /** Absent where there are staff and only the company is missing. */
  administrator?: NewAdministrator;
}

export const alreadySetUp = () =>
  refused(
    'This installation is set up. The company is changed in the console under Settings, and munim admin add makes another administrator',
    'IS_SET_UP',
  );

type CommandWork = OperatorWork & {
  /** The company as the transaction sees it. */
  companyOf: (trx: Trx) => Promise<CompanySettings>;
};

/** Steps of the page in one transaction: for a command. */
export async function setUpAtOnce(
  { trx, settings, outbox, remarks, companyOf }: CommandWork,
  { company, pictures = {}, registration, series, administrator }: SetUpAnswers,
): Promise<void> {
  const drawn = await drawnPictures(pictures);
  await lockSetUp(trx);
  const staff = await hasStaff(trx);
  if (staff && (await companyOf(trx)).companyVersion > 0) throw alreadySetUp();
  await setUpCompany({ trx, remarks }, { ...company, pictures: drawn });
  await setUpRegistration({ trx, remarks }, registration);
  if (series) await setUpSeries({ trx, remarks }, series);
  if (staff) return;
  if (!administrator) throw refused('Name the first administrator');
  const now = { ...settings, ...(await companyOf(trx)) };
  await addAdministrator({ trx, settings: now, outbox, remarks }, administrator);
  await endSetUp(trx);
}
