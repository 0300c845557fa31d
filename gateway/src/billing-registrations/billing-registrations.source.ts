import type {
  BillingRegistration,
  BillingRegistrationPage,
  CreateBillingRegistrationInput,
  UpdateBillingRegistrationInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { mapNullable } from '../core/embeds.ts';
import { optionalRestId, restId } from '../core/ids.ts';
import type { Answer, One } from '../core/rest.ts';

type RegistrationsJson = Answer<'/billing_registration', 'get'>;

/** Maps a billing registration from and to REST; no other code knows the backend's spelling. */
const toRegistration = (json: One<RegistrationsJson['data']>): BillingRegistration => ({
  id: String(json.billing_registration_id),
  customerId: mapNullable(json.tenant_id, String),
  organisationId: mapNullable(json.org_id, String),
  legalName: json.legal_name,
  gstNumber: json.gst_no,
  pan: json.pan,
  kind: json.kind,
  address1: json.address1,
  address2: json.address2,
  address3: json.address3,
  city: json.city,
  state: json.state,
  stateCode: json.state_code,
  postalCode: json.postal_code,
  isComplete: json.address1 !== null,
  isPrincipal: json.is_principal,
  isActive: json.is_active,
  createdAt: json.created_at,
});

const toBody = (input: CreateBillingRegistrationInput | UpdateBillingRegistrationInput) => ({
  legal_name: input.legalName,
  gst_no: input.gstNumber === null ? '' : input.gstNumber,
  kind: input.kind ?? undefined,
  address1: input.address1,
  address2: input.address2 ?? undefined,
  address3: input.address3 ?? undefined,
  city: input.city,
  state: input.state ?? undefined,
  postal_code: input.postalCode,
  is_principal: input.isPrincipal ?? undefined,
});

interface ListArgs {
  customerId?: string | null;
  organisationId?: string | null;
  isActive?: boolean | null;
  page?: number | null;
  limit?: number | null;
}

export class BillingRegistrationsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({
    customerId,
    organisationId,
    isActive,
    page,
    limit,
  }: ListArgs): Promise<BillingRegistrationPage> {
    const { data, count } = await this.#backend.get('/billing_registration', {
      tenant_id: optionalRestId(customerId, 'customerId'),
      org_id: optionalRestId(organisationId, 'organisationId'),
      is_active: isActive,
      page,
      limit,
    });
    return { items: data.map(toRegistration), count };
  }

  async create(input: CreateBillingRegistrationInput): Promise<BillingRegistration> {
    const { data } = await this.#backend.post('/billing_registration', {
      tenant_id: optionalRestId(input.customerId, 'customerId') ?? undefined,
      org_id: optionalRestId(input.organisationId, 'organisationId') ?? undefined,
      ...toBody(input),
    });
    return toRegistration(data);
  }

  async update(input: UpdateBillingRegistrationInput): Promise<BillingRegistration> {
    const { data } = await this.#backend.patch('/billing_registration', {
      billing_registration_id: restId(input.id),
      ...toBody(input),
      is_active: input.isActive ?? undefined,
    });
    return toRegistration(data);
  }
}
