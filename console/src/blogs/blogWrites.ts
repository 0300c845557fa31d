import type { CreateBlogInput, UpdateBlogInput } from '../../generated/documents.ts';
import {
  useCreateBlogMutation,
  useDeleteBlogMutation,
  useUpdateBlogMutation,
} from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { BLOG_NOT_CREATED, BLOG_NOT_DELETED, BLOG_NOT_UPDATED } from './blogs.labels.ts';

/** Writes of blog posts with fixed notices, which have none for success: the list shows it. */
export function useBlogWrites() {
  const [createBlog] = useCreateBlogMutation();
  const [updateBlog] = useUpdateBlogMutation();
  const [deleteBlog] = useDeleteBlogMutation();
  return {
    create: (input: CreateBlogInput, onFailed?: (error: unknown) => void) =>
      withNotice(() => createBlog({ variables: { input } }), {
        failed: BLOG_NOT_CREATED,
        ...(onFailed ? { onFailed } : {}),
      }),
    change: (input: UpdateBlogInput, onFailed?: (error: unknown) => void) =>
      withNotice(() => updateBlog({ variables: { input } }), {
        failed: BLOG_NOT_UPDATED,
        ...(onFailed ? { onFailed } : {}),
      }),
    remove: (id: string) =>
      withNotice(() => deleteBlog({ variables: { id } }), { failed: BLOG_NOT_DELETED }),
  };
}
