import { CategoryManagersDocument } from '../../generated/documents.ts';
import { type PickerItem, pickerSource } from '../ui/pickerSource.ts';

const EVERYONE: PickerItem = { id: '', label: 'All Category Managers' };

/** Searchable, with an option for all; labels 'userId - first last' (specification 1, section 2). */
export const categoryManagerSource = pickerSource({
  query: CategoryManagersDocument,
  variables: () => ({}),
  items: ({ categoryManagers }) => [
    EVERYONE,
    ...categoryManagers.map(({ id, firstName, lastName }) => ({ id, label: `${id} - ${[firstName, lastName].filter(Boolean).join(' ')}` })),
  ],
  local: true,
});
