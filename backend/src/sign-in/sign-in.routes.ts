import { Type } from 'typebox';
import { publicAccess, signedIn, signedInOrToken } from '../core/access/access.ts';
import { withTransaction } from '../core/data/database.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer, Uuid } from '../core/http/shapes.ts';
import { requesterOf } from './requesters.ts';
import { OtpDelivery } from './otpDelivery.ts';
import { resendOtp, sendOtp } from './requestOtp.ts';
import { endSession, refreshSession, noteActivity } from './sessions.ts';
import { profileOf, profileOfViewer } from './sign-in.public.ts';
import {
  AnyClient,
  NoBody,
  RefreshToken,
  ResendOtp,
  SendOtp,
  SignedIn,
  StaffClient,
  Tokens,
  VerifyUser,
  Profile,
} from './sign-in.shapes.ts';
import { verifyOtp } from './verifyOtp.ts';

const Sent = Answer({ message: Type.String(), sessionId: Uuid });
const sent = (sessionId: string) => ({
  success: true as const,
  message: 'OTP sent successfully',
  sessionId,
});

/** Routes of sign-in by code, sessions and the profile. */
export async function signInRoutes(app: App, { db, settings, services }: AppParts): Promise<void> {
  const parts = {
    db,
    settings,
    services,
    delivery: new OtpDelivery(services.messenger, settings),
  };
  app.post(
    '/sendOtp',
    { schema: { headers: StaffClient, body: SendOtp, response: Sent }, config: publicAccess },
    async (request) => sent(await sendOtp(parts, request.body, await requesterOf(request, db))),
  );
  app.post(
    '/resendOtp',
    { schema: { headers: AnyClient, body: ResendOtp, response: Sent }, config: publicAccess },
    async (request) => {
      await resendOtp(parts, request.body.sessionId, await requesterOf(request, db));
      return sent(request.body.sessionId);
    },
  );
  app.post(
    '/verifyUser',
    {
      schema: { headers: AnyClient, body: VerifyUser, response: Answer({ user: SignedIn }) },
      config: publicAccess,
    },
    async (request) => {
      const { userId, ...tokens } = await verifyOtp(
        parts,
        request.body,
        await requesterOf(request, db),
      );
      return { success: true as const, user: { ...(await profileOf(parts, userId)), ...tokens } };
    },
  );
  app.post(
    '/user/refreshAccessToken',
    { schema: { body: RefreshToken, response: Answer(Tokens) }, config: publicAccess },
    async (request) => ({
      success: true as const,
      ...(await refreshSession(db, settings, request.body.refreshToken, request.id)),
    }),
  );
  app.post(
    '/user/logout',
    {
      schema: { body: NoBody, response: Answer({ result: Type.Boolean() }) },
      config: { ...signedIn, inViews: true as const },
    },
    async ({ viewer }) => {
      await withTransaction(db, (trx) => endSession(trx, viewer, 'SIGN_OUT'));
      return { success: true as const, result: true };
    },
  );
  app.get(
    '/user/profile',
    { schema: { response: Answer({ user: Profile }) }, config: signedInOrToken },
    async ({ viewer }) => ({
      success: true as const,
      user: await profileOfViewer(parts, viewer),
    }),
  );
  app.post(
    '/userTracking',
    { schema: { body: NoBody, response: Answer({}) }, config: signedIn },
    async ({ viewer }) => {
      await noteActivity(db, viewer.userId);
      return { success: true as const };
    },
  );
}
