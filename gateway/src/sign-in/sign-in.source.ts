import type {
  OtpSession,
  RenewedTokens,
  SendOtpInput,
  VerifyUserInput,
  Viewer,
  WorkingCustomer,
} from '@munim/schema/generated/types.ts';
import { Role, roleTemplate, type PermissionMap } from '@munim/schema/shared/roles.ts';
import type { Backend } from '../core/backend.ts';
import { unauthenticated } from '../core/backendErrors.ts';
import { mapNullable, toOwnRegistration } from '../core/embeds.ts';
import { idOf } from '../core/ids.ts';
import { lowerCase } from '../core/lowerCase.ts';
import type { Answer } from '../core/rest.ts';

type ProfileJson = Answer<'/user/profile', 'get'>['user'];
type SessionJson = Answer<'/sendOtp', 'post'>;

/** The signed-in person; `permissions` is the map for `can`. */
export type ViewerRecord = Omit<Viewer, '__typename' | 'permissions'> & {
  permissions: PermissionMap;
};
export interface SignedInRecord {
  accessToken: string;
  refreshToken: string;
  deviceToken: string | null;
  viewer: ViewerRecord;
}

/** Pairs that this graph knows; a backend may grant more. */
const ENTITIES = new Set(Object.keys(roleTemplate(Role.TOP_ADMIN)));
const toPermissionMap = (json: ProfileJson['permissions']): PermissionMap =>
  Object.fromEntries(Object.entries(json).filter(([entity]) => ENTITIES.has(entity)));

const toWorkingCustomer = (json: NonNullable<ProfileJson['default_user']>): WorkingCustomer => ({
  organisationId: mapNullable(json.org_id, String),
  tenantId: idOf(json.tenant_id),
  tenantName: json.tenant_name,
  userId: idOf(json.user_id),
  addressId: mapNullable(json.address_id, String),
});

/** Maps a profile from REST; no other code knows the backend's spelling. */
const toViewer = (json: ProfileJson): ViewerRecord => ({
  id: idOf(json.user_id),
  roleId: json.role_id,
  firstName: json.first_name,
  lastName: json.last_name,
  email: json.email,
  mobile: json.mobile,
  username: json.username,
  logo: json.logo,
  organisationId: mapNullable(json.organisation_details?.org_id, String),
  organisationName: json.organisation_details?.organisation_name ?? null,
  permissions: toPermissionMap(json.permissions),
  salesUserIds: json.sales_user_ids.map(String),
  companyName: json.company_name ?? '',
  companyStateCode: json.company_state_code ?? null,
  companyRegistrations: json.company_registrations?.map(toOwnRegistration) ?? [],
  demoData: json.demo_data ?? false,
  viewedBy: mapNullable(json.viewed_by, String),
  changeNumber: mapNullable(json.change_number, String),
  workingCustomer: mapNullable(json.default_user, toWorkingCustomer),
});

const toSession = ({ sessionId, message }: SessionJson): OtpSession => ({ sessionId, message });

export class SignInSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** A token that the backend has just made needs no other proof. */
  #note = (token: string): void => this.#backend.connections.onToken?.(token, true);

  #device(): Record<string, string> {
    const { deviceToken } = this.#backend.caller;
    return deviceToken ? { 'x-device-token': deviceToken } : {};
  }

  async viewer(): Promise<ViewerRecord> {
    const { user } = await this.#backend.get('/user/profile');
    return toViewer(user);
  }

  async sendOtp({ type, value }: SendOtpInput): Promise<OtpSession> {
    return toSession(
      await this.#backend.post(
        '/sendOtp',
        { type: lowerCase(type), value },
        { 'client-type': 'MODERATOR', ...this.#device() },
      ),
    );
  }

  async verify({ type, value, otp, sessionId }: VerifyUserInput): Promise<SignedInRecord> {
    const { user } = await this.#backend.post(
      '/verifyUser',
      { type: lowerCase(type), value, otp, sessionId },
      this.#device(),
    );
    this.#note(user.accessToken);
    return {
      accessToken: user.accessToken,
      refreshToken: user.refreshToken,
      // Another backend may not know devices.
      deviceToken: user.deviceToken ?? null,
      viewer: toViewer(user),
    };
  }

  async resendOtp(sessionId: string): Promise<OtpSession> {
    return toSession(await this.#backend.post('/resendOtp', { sessionId }, this.#device()));
  }

  async refresh(refreshToken: string): Promise<RenewedTokens> {
    const { accessToken, ...rotated } = await this.#backend.post('/user/refreshAccessToken', {
      refreshToken,
    });
    if (!accessToken) throw unauthenticated('Invalid access token');
    this.#note(accessToken);
    // Another backend may not rotate the refresh token.
    return { accessToken, refreshToken: rotated.refreshToken ?? null };
  }

  async logout(): Promise<void> {
    await this.#backend.post('/user/logout', undefined);
  }

  async trackActivity(): Promise<void> {
    await this.#backend.post('/userTracking', {});
  }
}
