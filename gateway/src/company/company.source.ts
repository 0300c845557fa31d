import { MAIL_KINDS, MAILS } from '@munim/schema/company/mails.rules.ts';
import type {
  AddGstRegistrationInput,
  Company,
  DocumentSeriesInput,
  GstRegistration,
  GstRegistrationInput,
  InvoiceAtDispatch,
  LastBackup,
  MailTemplate,
  MailTemplateInput,
  MarginFloorsInput,
  OrderDelayAccess,
  TestMailInput,
  UpdateCompanyInput,
  UpdateGstRegistrationInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { toCompanyIdentity } from '../core/companyIdentity.ts';
import { SERIES_OF, toSeries } from '../core/documentSeries.ts';
import { mapNullable, toUserName } from '../core/embeds.ts';
import { idOf, restId } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

type CompanyJson = Answer<'/company', 'get'>['data'];

const AT_DISPATCH = { ISSUED: 'issued', DRAFT: 'draft' } as const satisfies Record<
  InvoiceAtDispatch,
  string
>;
const ACCESS = { OFF: 'off', LINK: 'link', OPEN: 'open' } as const satisfies Record<
  OrderDelayAccess,
  string
>;

const toRegistration = (json: CompanyJson['registrations'][number]): GstRegistration => ({
  id: idOf(json.gst_registration_id),
  gstin: json.gstin,
  state: json.state,
  address1: json.address1,
  city: json.city,
  postalCode: json.postal_code,
  isDefault: json.is_default,
  endedOn: json.ended_on,
  hasDocuments: json.has_documents,
});

const toMailTemplates = (own: CompanyJson['mail_templates']): MailTemplate[] =>
  MAIL_KINDS.map((kind) => {
    const { subject, body } = own[kind] ?? MAILS[kind];
    return { kind, subject, body, isOwn: own[kind] !== undefined };
  });

/** Maps the company from REST; no other code knows the backend's spelling. */
const toCompany = (json: CompanyJson): Company => ({
  ...toCompanyIdentity(json),
  invoiceAtDispatch: json.invoice_at_dispatch === 'draft' ? 'DRAFT' : 'ISSUED',
  eInvoiceWithinDays: json.e_invoice_within_days,
  orderDelayAccess: json.order_delay_tracker.toUpperCase() as OrderDelayAccess,
  roleNames: Object.entries(json.role_names).map(([id, name]) => ({ roleId: Number(id), name })),
  hasDocuments: json.has_documents,
  registrations: json.registrations.map(toRegistration),
  series: json.series.map(toSeries),
  marginFloor: json.margin_floor,
  categoryFloors: json.category_floors.map(({ category_id, category_name, margin_floor }) => ({
    categoryId: idOf(category_id),
    name: category_name,
    percent: margin_floor,
  })),
  mailTemplates: toMailTemplates(json.mail_templates),
  changedBy: mapNullable(json.changed_by_info, toUserName),
  changedAt: json.changed_at,
  version: json.version,
});

const toChange = (input: UpdateCompanyInput) => ({
  version: input.version,
  legal_name: input.legalName ?? undefined,
  pan: input.pan ?? undefined,
  cin: input.cin ?? undefined,
  phone: input.phone ?? undefined,
  email: input.email ?? undefined,
  bank: input.bank ?? undefined,
  upi_id: input.upiId ?? undefined,
  invoice_terms: input.invoiceTerms ?? undefined,
  quotation_terms: input.quotationTerms ?? undefined,
  logo: input.logo ?? undefined,
  signature: input.signature ?? undefined,
  invoice_at_dispatch: input.invoiceAtDispatch ? AT_DISPATCH[input.invoiceAtDispatch] : undefined,
  e_invoice_within_days: input.eInvoiceWithinDays ?? undefined,
  order_delay_tracker: input.orderDelayAccess ? ACCESS[input.orderDelayAccess] : undefined,
  role_names: input.roleNames
    ? Object.fromEntries(input.roleNames.map(({ roleId, name }) => [String(roleId), name]))
    : undefined,
});

const toFields = (input: AddGstRegistrationInput | UpdateGstRegistrationInput) => ({
  version: input.version,
  gstin: input.gstin,
  state: input.state,
  address1: input.address1,
  city: input.city,
  postal_code: input.postalCode,
});

const which = ({ id, version }: GstRegistrationInput) => ({
  gst_registration_id: restId(id),
  version,
});

export class CompanySource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async read(): Promise<Company> {
    return toCompany((await this.#backend.get('/company', {})).data);
  }

  async readLastBackup(): Promise<LastBackup> {
    const { data } = await this.#backend.get('/company/backup', {});
    return {
      isScheduled: data.is_scheduled,
      madeAt: data.made_at,
      byteSize: data.byte_size,
      fault: data.fault,
    };
  }

  async update(input: UpdateCompanyInput): Promise<Company> {
    return toCompany((await this.#backend.patch('/company', toChange(input))).data);
  }

  async addRegistration(input: AddGstRegistrationInput): Promise<Company> {
    return toCompany((await this.#backend.post('/company/registration', toFields(input))).data);
  }

  async updateRegistration(input: UpdateGstRegistrationInput): Promise<Company> {
    const body = { gst_registration_id: restId(input.id), ...toFields(input) };
    return toCompany((await this.#backend.patch('/company/registration', body)).data);
  }

  async setSeries({ kind, gstin, nextNumber, ...input }: DocumentSeriesInput): Promise<Company> {
    const body = {
      ...input,
      series: SERIES_OF[kind],
      gstin: gstin ?? null,
      next_number: nextNumber,
    };
    return toCompany((await this.#backend.patch('/company/series', body)).data);
  }

  async setMarginFloors(input: MarginFloorsInput): Promise<Company> {
    const body = {
      version: input.version,
      margin_floor: input.marginFloor,
      category_floors: input.categories.map(({ categoryId, percent }) => ({
        category_id: restId(categoryId),
        margin_floor: percent ?? null,
      })),
    };
    return toCompany((await this.#backend.patch('/company/margin_floors', body)).data);
  }

  async setMail(input: MailTemplateInput): Promise<Company> {
    return toCompany((await this.#backend.patch('/company/mail', { ...input })).data);
  }

  async sendTestMail(input: TestMailInput): Promise<void> {
    await this.#backend.post('/company/mail/test', { ...input });
  }

  async makeDefault(input: GstRegistrationInput): Promise<Company> {
    return toCompany(
      (await this.#backend.post('/company/registration/default', which(input))).data,
    );
  }

  async endRegistration(input: GstRegistrationInput): Promise<Company> {
    return toCompany((await this.#backend.post('/company/registration/end', which(input))).data);
  }

  async removeRegistration({ id, version }: GstRegistrationInput): Promise<Company> {
    const query = { gst_registration_id: restId(id), version };
    return toCompany((await this.#backend.del('/company/registration', undefined, query)).data);
  }
}
