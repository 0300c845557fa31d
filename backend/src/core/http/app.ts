import { takesCappedCounts } from '@munim/schema/shared/counts.ts';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { mayWrite, tellChanges } from '../../changes/changes.public.ts';
import { viewerOf } from '../access/session.ts';
import type { Viewer } from '../access/viewer.ts';
import { VIEWER_VERSION, viewerVersion } from '../access/viewerVersion.ts';
import { companyNow, companyOfVersion, liveSettings, withCompany } from '../data/company.ts';
import { withCappedCounts } from '../data/paging.ts';
import { noChanges, withRequestChanges } from '../data/requestChanges.ts';
import type { App, AppParts } from './appParts.ts';
import { serializing, validating } from './compilers.ts';
import { CHANGE_KINDS } from './changeKinds.ts';
import { refuseReversedDates } from './dateOrder.ts';
import { forbidden, notByToken, readOnly, unavailable } from './errors.ts';
import { type AskedFields, fieldsReader } from './fields.ts';
import { openApi } from './openapi.ts';
import { otherNamesReader } from './otherNames.ts';
import { replyWithError, replyWithNotFound } from './replies.ts';
import { queryReader, refuseBrokenText } from './requestText.ts';
import { registerFeatures } from './routes.ts';
import { Shape } from './shapes.ts';
import { dropUnreadBodies } from './unreadBodies.ts';

const BODY_LIMIT = 1024 * 1024;
/** An answer that is opened as a page runs and loads nothing; prints bring their own style. */
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Every route says who may call it, or the server does not start; the texts of a query are read before they are checked. */
function registerGuards(app: FastifyInstance, { db, settings, watch }: AppParts): void {
  app.decorate('parts', { db, settings });
  app.decorateRequest('viewer', null as unknown as Viewer);
  app.decorateRequest('changes', null);
  app.decorateRequest('asked', null as unknown as AskedFields);
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (!access) throw new Error(`${String(route.method)} ${route.url} declares no permission`);
    // a route without a query schema accepts no parameters
    route.schema = { querystring: Shape({}), ...route.schema };
    const readFields = fieldsReader(route);
    if (readFields) route.preHandler = [route.preHandler ?? [], readFields].flat();
    const read = queryReader(
      (route.schema.querystring as Partial<Pick<TObject, 'properties'>>).properties ?? {},
    );
    const steps = [otherNamesReader(route), route.preValidation, read];
    route.preValidation = steps.flat().filter((step) => step !== undefined);
  });
  app.addHook('onRequest', ({ headers }, _, done) => {
    if (takesCappedCounts(headers['prefer'])) withCappedCounts(done);
    else done();
  });
  // runs after the body is read, whose events know nothing of this request
  app.addHook('preHandler', ({ routeOptions, viewer }, _, done) => {
    const { access } = routeOptions.config;
    if (!access || access.internal || (!access.public && !viewer)) return done();
    const company = viewer ? companyOfVersion(db, viewer.companyVersion) : companyNow(db);
    company.then((settingsOfCompany) => withCompany(settingsOfCompany, done), done);
  });
  app.addHook('preHandler', (request, _, done) => {
    if (!mayWrite(request)) return done();
    request.changes = noChanges();
    withRequestChanges(request.changes, done);
  });
  app.addHook('preHandler', refuseBrokenText);
  app.addHook('preHandler', refuseReversedDates);
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access;
    if (!access || access.internal) return;
    if (watch?.isDown()) throw unavailable();
    if (access.public) return;
    const proven = await access.proof?.(request, { db, settings });
    if (proven === 'anyone') return;
    request.viewer = proven ?? (await viewerOf(request, db, settings.tokenSecret));
    if (!proven) void reply.header(VIEWER_VERSION, viewerVersion(request.viewer));
    if (!access.allows(request.viewer.can, request.viewer.roleId)) throw forbidden();
    if (request.viewer.viewedBy !== null && !isAllowedInView(request)) throw readOnly();
    if (request.viewer.apiTokenId !== null && !isAllowedInApiTokens(request)) throw notByToken();
  });
}

/** True for what may be done while viewing as another user: reads, and ending it (decision 048). */
const isAllowedInView = ({ method, routeOptions }: FastifyRequest) =>
  method === 'GET' || method === 'HEAD' || routeOptions.config.inViews === true;

/** True for what a token may ask: what permission pairs decide, and routes that look at pairs themselves (decision 078). */
const isAllowedInApiTokens = ({ routeOptions: { config } }: FastifyRequest) =>
  config.inApiTokens ?? config.access?.byPairs === true;

export async function buildApp(given: AppParts): Promise<App> {
  const parts = { ...given, settings: liveSettings(given.settings) };
  const app = Fastify({
    logger: parts.logger ?? false,
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback,uniquelocal',
    requestIdHeader: 'x-request-id',
    genReqId: () => crypto.randomUUID(),
    routerOptions: { querystringParser: (text) => Object.fromEntries(uniqueParams(text)) },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validating);
  app.setSerializerCompiler(serializing);
  registerGuards(app, parts);
  dropUnreadBodies(app);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler(replyWithNotFound);
  app.addHook('onSend', tellChanges(CHANGE_KINDS));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', ANSWER_POLICY);
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(swagger, openApi);
  await registerFeatures(app, parts);
  return app;
}

/** A parameter sent twice would silently win or lose: it is kept as a list, which no shape but a list allows. */
function uniqueParams(text: string): Map<string, string | string[]> {
  const params = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const before = params.get(name);
    params.set(name, before === undefined ? value : [before, value].flat());
  }
  return params;
}
