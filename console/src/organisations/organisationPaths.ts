export const ORGANISATIONS_PATH = '/sales/organisations';
export const organisationPath = (organisationId: string): string =>
  `/sales/organisations/organisation-details/${encodeURIComponent(organisationId)}`;
