/** What the company is, as Settings and the set-up have it; no other code knows the backend's spelling. */
interface IdentityJson {
  legal_name: string;
  pan: string;
  cin: string;
  phone: string;
  email: string;
  bank: string;
  upi_id: string;
  invoice_terms: string;
  quotation_terms: string;
  logo: string;
  signature: string;
}

export const toCompanyIdentity = (json: IdentityJson) => ({
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
