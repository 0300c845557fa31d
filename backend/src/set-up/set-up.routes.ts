import { addressGroup } from '@munim/schema/shared/addressGroup.ts';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { publicAccess } from '../core/access/access.ts';
import { hasStaff } from '../core/data/company.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import {
  finish,
  readSetUp,
  saveCompany,
  saveRegistration,
  saveSeries,
  sendTestMail,
} from './set-up.service.ts';
import {
  SetUpAdministrator,
  SetUpCompany,
  SetUpMail,
  SetUpRegistration,
  SetUpSeries,
  SetUpState,
  SetUpToken,
} from './set-up.shapes.ts';
import { refuseWithoutToken } from './setUpTokens.ts';

const state = Answer({ data: SetUpState });
const done = Answer({});

/** Set-up of an empty installation, unlocked by the token in the log: an addition to the REST contract (docs/decisions/049). */
export async function setUpRoutes(app: App, parts: AppParts): Promise<void> {
  const { db } = parts;
  const admit = async (request: FastifyRequest, { token }: { token: string }) => {
    const address = addressGroup(request.ip);
    await refuseWithoutToken(db, token, address);
    return address;
  };
  app.get(
    '/set_up',
    { schema: { response: Answer({ open: Type.Boolean() }) }, config: publicAccess },
    async () => ({ success: true as const, open: !(await hasStaff(db)) }),
  );
  app.post(
    '/set_up/state',
    { schema: { body: SetUpToken, response: state }, config: publicAccess },
    async (request) => {
      await admit(request, request.body);
      return { success: true as const, data: await readSetUp(parts) };
    },
  );
  app.post(
    '/set_up/company',
    { schema: { body: SetUpCompany, response: state }, config: publicAccess },
    async (request) => {
      const address = await admit(request, request.body);
      return { success: true as const, data: await saveCompany(parts, address, request.body) };
    },
  );
  app.post(
    '/set_up/registration',
    { schema: { body: SetUpRegistration, response: state }, config: publicAccess },
    async (request) => {
      const address = await admit(request, request.body);
      return { success: true as const, data: await saveRegistration(parts, address, request.body) };
    },
  );
  app.post(
    '/set_up/series',
    { schema: { body: SetUpSeries, response: state }, config: publicAccess },
    async (request) => {
      const address = await admit(request, request.body);
      return { success: true as const, data: await saveSeries(parts, address, request.body) };
    },
  );
  app.post(
    '/set_up/test_mail',
    { schema: { body: SetUpMail, response: done }, config: publicAccess },
    async (request) => {
      await admit(request, request.body);
      await sendTestMail(parts, request.body);
      return { success: true as const };
    },
  );
  app.post(
    '/set_up/administrator',
    { schema: { body: SetUpAdministrator, response: done }, config: publicAccess },
    async (request) => {
      const address = await admit(request, request.body);
      await finish(parts, address, request.body);
      return { success: true as const };
    },
  );
}
