import type {
  SetUp,
  SetUpAdministratorInput,
  SetUpCompanyInput,
  SetUpRegistrationInput,
  SetUpSeriesInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { toCompanyIdentity } from '../core/companyIdentity.ts';
import { SERIES_OF, toSeries } from '../core/documentSeries.ts';
import { mapNullable } from '../core/embeds.ts';
import type { Answer } from '../core/rest.ts';

type StateJson = Answer<'/set_up/state', 'post'>['data'];

/** Maps the set-up from REST; no other code knows the backend's spelling. */
const toSetUp = ({ company, registration, series, ...state }: StateJson): SetUp => ({
  company: mapNullable(company, toCompanyIdentity),
  version: company?.version ?? null,
  registration: mapNullable(registration, ({ postal_code, ...fields }) => ({
    postalCode: postal_code,
    ...fields,
  })),
  series: series.map(toSeries),
  isNumbered: state.is_numbered,
  hasMail: state.has_mail,
  mailFrom: state.mail_from,
});

export class SetUpSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async isOpen(): Promise<boolean> {
    return (await this.#backend.get('/set_up')).open;
  }

  async open(token: string): Promise<SetUp> {
    return toSetUp((await this.#backend.post('/set_up/state', { token })).data);
  }

  async saveCompany({ token, version, ...input }: SetUpCompanyInput): Promise<SetUp> {
    const { legalName, upiId, invoiceTerms, quotationTerms, logo, signature, ...fields } = input;
    return toSetUp(
      (
        await this.#backend.post('/set_up/company', {
          token,
          version: version ?? null,
          legal_name: legalName,
          upi_id: upiId,
          invoice_terms: invoiceTerms,
          quotation_terms: quotationTerms,
          logo: logo ?? undefined,
          signature: signature ?? undefined,
          ...fields,
        })
      ).data,
    );
  }

  async saveRegistration({ postalCode, ...fields }: SetUpRegistrationInput): Promise<SetUp> {
    return toSetUp(
      (
        await this.#backend.post('/set_up/registration', {
          postal_code: postalCode,
          ...fields,
        })
      ).data,
    );
  }

  async saveSeries({ series, ...input }: SetUpSeriesInput): Promise<SetUp> {
    const body = {
      ...input,
      series: series.map(({ kind, prefix, nextNumber }) => ({
        series: SERIES_OF[kind],
        prefix,
        next_number: nextNumber,
      })),
    };
    return toSetUp((await this.#backend.post('/set_up/series', body)).data);
  }

  async sendMail(token: string, email: string): Promise<void> {
    await this.#backend.post('/set_up/test_mail', { token, email });
  }

  async finish({ firstName, lastName, ...input }: SetUpAdministratorInput): Promise<void> {
    await this.#backend.post('/set_up/administrator', {
      ...input,
      first_name: firstName,
      last_name: lastName ?? undefined,
    });
  }
}
