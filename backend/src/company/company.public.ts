export { drawnPictures, type SentPictures } from './companyPictures.ts';
export { COMPANY_ID } from './company.service.ts';
export { type SeriesSetting, readSeries } from './series.ts';
export { setUpCompany, setUpRegistration, setUpSeries } from './setUpCompany.ts';
