import { useIdempotencyKey } from '../ui/form/idempotencyKey.ts';
import { BlogForm } from './BlogForm.tsx';
import { useBlogWrites } from './blogWrites.ts';

/** A new post; afterwards the list. */
export function CreateBlogScreen() {
  const { create } = useBlogWrites();
  const idempotencyKey = useIdempotencyKey();
  return (
    <BlogForm
      label="Create blog"
      blog={null}
      onSave={async ({ title, tags, coverPhoto, content = '' }, onFailed) =>
        (await create({ title, tags, coverPhoto, content, idempotencyKey }, onFailed)) !== undefined
      }
    />
  );
}
