import { useCategoryQuery } from '../../generated/hooks.ts';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { CategoryFormDrawer } from './CategoryFormDrawer.tsx';
import { t } from '../ui/text.ts';

/** The form of a category by its id, read fresh. */
export function CategoryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, loading, refetch } = useCategoryQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (data && !loading)
    return <CategoryFormDrawer key={id} category={data.category} onClose={onClose} />;
  return (
    <DetailsDrawer
      title={t('Category {{id}}', { id })}
      width={620}
      loading={loading}
      error={
        error && {
          message: t('Error retrieving category information. {{errorMessage}}', {
            errorMessage: error.message,
          }),
        }
      }
      onRetry={() => refetch().catch(() => undefined)}
      onClose={onClose}
    />
  );
}
