import { type CategoryManagersQuery, CategoryManagersDocument } from '../../generated/documents.ts';
import { type PickerItem, pickerSource } from '../ui/form/pickerSource.ts';
import { t } from '../ui/text.ts';

const ALL_MANAGERS: PickerItem = { id: '', label: t('All Category Managers') };
const MANAGERS = {
  query: CategoryManagersDocument,
  variables: () => ({}),
  local: true,
  failedText: t('Something went wrong while fetching category managers'),
};

type Person = CategoryManagersQuery['categoryManagers'][number];

/** 'userId - first last' (docs/rules/console.md#pickers). */
export const managerItem = ({ id, firstName, lastName }: Person): PickerItem => ({
  id,
  label: `${id} - ${[firstName, lastName].filter(Boolean).join(' ')}`,
});

/** Searchable, with an option for all. */
export const categoryManagerSource = pickerSource({
  ...MANAGERS,
  items: ({ categoryManagers }) => [ALL_MANAGERS, ...categoryManagers.map(managerItem)],
});

/** Users who can become manager of a category. */
export const managerChoiceSource = pickerSource({
  ...MANAGERS,
  items: ({ categoryManagers }) => categoryManagers.map(managerItem),
});
