export { setUpCompany, setUpRegistration } from './setUpCompany.ts';
