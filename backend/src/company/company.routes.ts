import type { FastifyRequest } from 'fastify';
import { requires } from '../core/access/access.ts';
import { readBackupState } from '../core/data/backupRecords.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { Work } from '../core/data/work.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { changeCompany } from './changeCompany.ts';
import { drawnPictures } from './companyPictures.ts';
import { readCompany } from './company.service.ts';
import {
  Company,
  CompanyChange,
  LastBackup,
  MailChange,
  MarginFloors,
  NewRegistration,
  RegistrationChange,
  RegistrationId,
  SeriesChange,
  TestMail,
} from './company.shapes.ts';
import { changeMail, sendTestMail } from './changeMail.ts';
import { changeMarginFloors } from './changeMarginFloors.ts';
import { changeSeries } from './changeSeries.ts';
import {
  addRegistration,
  changeRegistration,
  endRegistration,
  makeDefault,
  removeRegistration,
} from './writeRegistration.ts';

const response = Answer({ data: Company });
const config = requires('company', 'UPDATE');
const repeatable = { ...config, idempotent: true as const };

async function changed(request: FastifyRequest, change: (work: Work) => Promise<Company>) {
  return { success: true as const, data: await withIdempotency(request, change) };
}

/** Settings of the company: an addition to the REST contract (docs/decisions/046). */
export async function companyRoutes(app: App, parts: AppParts): Promise<void> {
  const { db, settings } = parts;
  app.get('/company', { schema: { response }, config: requires('company', 'READ') }, async () => ({
    success: true as const,
    data: await readCompany(db),
  }));
  app.get(
    '/company/backup',
    { schema: { response: Answer({ data: LastBackup }) }, config: requires('company', 'READ') },
    async () => {
      const { madeAt, byteSize, fault } = await readBackupState(db);
      const is_scheduled = settings.backup !== undefined;
      const data = { is_scheduled, made_at: madeAt, byte_size: byteSize, fault };
      return { success: true as const, data };
    },
  );
  app.patch('/company', { schema: { body: CompanyChange, response }, config }, async (request) => {
    const { logo, signature, ...body } = request.body;
    const pictures = await drawnPictures({ logo, signature });
    return changed(request, (work) => changeCompany(work, { ...body, ...pictures }));
  });
  app.post(
    '/company/registration',
    { schema: { body: NewRegistration, response }, config: repeatable },
    (request) => changed(request, (work) => addRegistration(work, request.body)),
  );
  app.patch(
    '/company/registration',
    { schema: { body: RegistrationChange, response }, config },
    (request) => changed(request, (work) => changeRegistration(work, request.body)),
  );
  app.post(
    '/company/registration/default',
    { schema: { body: RegistrationId, response }, config: repeatable },
    (request) => changed(request, (work) => makeDefault(work, request.body)),
  );
  app.post(
    '/company/registration/end',
    { schema: { body: RegistrationId, response }, config: repeatable },
    (request) => changed(request, (work) => endRegistration(work, request.body)),
  );
  app.patch(
    '/company/margin_floors',
    { schema: { body: MarginFloors, response }, config },
    (request) => changed(request, (work) => changeMarginFloors(work, request.body)),
  );
  app.patch('/company/mail', { schema: { body: MailChange, response }, config }, (request) =>
    changed(request, (work) => changeMail(work, request.body)),
  );
  app.post(
    '/company/mail/test',
    { schema: { body: TestMail, response: Answer({}) }, config },
    async (request) => {
      await sendTestMail(parts, request.viewer, request.body);
      return { success: true as const };
    },
  );
  app.patch('/company/series', { schema: { body: SeriesChange, response }, config }, (request) =>
    changed(request, (work) => changeSeries(work, request.body)),
  );
  app.delete(
    '/company/registration',
    { schema: { querystring: RegistrationId, response }, config },
    (request) => changed(request, (work) => removeRegistration(work, request.query)),
  );
}
