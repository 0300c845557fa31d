import type { CompanyIdentity, CompanyPictures } from '@munim/schema/company/company.rules.ts';

/** Maps the company as Settings and the set-up have it, from the backend's spelling. */
export const toCompanyIdentity = (json: CompanyIdentity & CompanyPictures) => ({
  legalName: json.legal_name,
  pan: json.pan,
  cin: json.cin,
  phone: json.phone,
  email: json.email,
  bank: json.bank,
  upiId: json.upi_id,
  invoiceTerms: json.invoice_terms,
  quotationTerms: json.quotation_terms,
  logo: json.logo,
  signature: json.signature,
});
