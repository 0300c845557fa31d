import type { ReadContext } from '../core/data/work.ts';
import type { LookUp } from './imports.public.ts';

const named = ({ settings }: ReadContext) =>
  settings.companyRegistrations.map(({ gst_registration_id: id, gstin: name }) => ({ id, name }));

/** GST registrations of the company, by number. */
export const registrationLookUp: LookUp = {
  word: 'GST registration of the company',
  byName: async (context, numbers) =>
    named(context).filter(({ name }) => numbers.includes(name.toLowerCase())),
  byId: async (context, ids) => named(context).filter(({ id }) => ids.includes(id)),
};
