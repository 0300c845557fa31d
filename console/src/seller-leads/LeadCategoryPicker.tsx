import { LeadCategoryOptionsDocument } from '../../generated/documents.ts';
import { pickerSource } from '../ui/form/pickerSource.ts';

/** The categories that leads have, as people wrote them. */
export const leadCategorySource = pickerSource({
  query: LeadCategoryOptionsDocument,
  variables: () => ({}),
  items: ({ crmLeadsAnalytics }) =>
    crmLeadsAnalytics.byCategory.map(({ category, total }) => ({
      id: category,
      label: category,
      info: String(total),
    })),
  local: true,
});
