import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { BlogForm } from './BlogForm.tsx';
import { useBlogWrites } from './blogWrites.ts';
import { t } from '../ui/text.ts';

/** A new post; afterwards the list. */
export function CreateBlogScreen() {
  const { create } = useBlogWrites();
  const idempotencyKey = useIdempotencyKey();
  return (
    <BlogForm
      label={t('Create blog')}
      blog={null}
      onSave={async ({ title, tags, coverPhoto, content = '' }, onFailed) =>
        (await create({ title, tags, coverPhoto, content, idempotencyKey }, onFailed)) !== undefined
      }
    />
  );
}
