import type {
  OtpSession,
  OtpType,
  RenewedTokens,
  SendOtpInput,
  VerifyUserInput,
  Viewer,
  WorkingCustomer,
} from '@munim/schema/generated/types.ts';
import type { PermissionMap } from '@munim/schema/shared/roles.ts';
import type { Backend } from '../core/backendClient.ts';

interface ProfileJson {
  user_id: number;
  role_id: number;
  first_name: string;
  last_name: string | null;
  email: string;
  mobile: string | null;
  username: string | null;
  logo: string | null;
  organisation_details: { org_id: number; organisation_name: string | null } | null;
  permissions: PermissionMap;
  sales_user_ids: number[];
  default_user: DefaultUserJson | null;
}
interface DefaultUserJson {
  org_id: number | null;
  tenant_id: number;
  tenant_name?: string | null;
  user_id: number;
  address_id: number | null;
}
interface SessionJson {
  sessionId: string;
  message?: string | null;
}
interface TokensJson {
  accessToken: string;
  refreshToken?: string | null;
}

/** The signed-in person; `permissions` as the map that `can` asks. */
export type ViewerRecord = Omit<Viewer, '__typename' | 'permissions'> & { permissions: PermissionMap };
export interface SignedInRecord {
  accessToken: string;
  refreshToken: string;
  viewer: ViewerRecord;
}

const idOrNull = (id: number | null | undefined): string | null => (id === null || id === undefined ? null : String(id));

const toWorkingCustomer = (json: DefaultUserJson): WorkingCustomer => ({
  organisationId: idOrNull(json.org_id),
  tenantId: String(json.tenant_id),
  tenantName: json.tenant_name ?? null,
  userId: String(json.user_id),
  addressId: idOrNull(json.address_id),
});

/** The only lines that know how the backend spells a profile. */
export const toViewer = (json: ProfileJson): ViewerRecord => ({
  id: String(json.user_id),
  roleId: json.role_id,
  firstName: json.first_name,
  lastName: json.last_name,
  email: json.email,
  mobile: json.mobile,
  username: json.username,
  logo: json.logo,
  organisationId: idOrNull(json.organisation_details?.org_id),
  organisationName: json.organisation_details?.organisation_name ?? null,
  permissions: json.permissions,
  salesUserIds: json.sales_user_ids.map(String),
  workingCustomer: json.default_user === null ? null : toWorkingCustomer(json.default_user),
});

const toSession = ({ sessionId, message }: SessionJson): OtpSession => ({ sessionId, message: message ?? null });
const toRestType = (type: OtpType): string => type.toLowerCase();

export class SignInSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async viewer(): Promise<ViewerRecord> {
    const { user } = await this.#backend.get<{ user: ProfileJson }>('/user/profile');
    return toViewer(user);
  }

  async sendOtp({ type, value }: SendOtpInput): Promise<OtpSession> {
    return toSession(await this.#backend.post<SessionJson>('/sendOtp', { type: toRestType(type), value }, { 'client-type': 'MODERATOR' }));
  }

  async verify({ type, value, otp, sessionId }: VerifyUserInput): Promise<SignedInRecord> {
    const { user } = await this.#backend.post<{ user: ProfileJson & { accessToken: string; refreshToken: string } }>('/verifyUser', {
      type: toRestType(type),
      value,
      otp,
      sessionId,
    });
    return { accessToken: user.accessToken, refreshToken: user.refreshToken, viewer: toViewer(user) };
  }

  async resendOtp(sessionId: string): Promise<OtpSession> {
    return toSession(await this.#backend.post<SessionJson>('/resendOtp', { sessionId }));
  }

  async refresh(refreshToken: string): Promise<RenewedTokens> {
    const tokens = await this.#backend.post<TokensJson>('/user/refreshAccessToken', { refreshToken });
    return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken ?? null };
  }

  async logout(): Promise<void> {
    await this.#backend.post('/user/logout', undefined);
  }

  async trackActivity(): Promise<void> {
    await this.#backend.post('/userTracking', {});
  }
}
