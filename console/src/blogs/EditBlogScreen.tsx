import { useParams } from 'react-router-dom';
import { useBlogQuery } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { BlogForm } from './BlogForm.tsx';
import { BLOG_NOT_READ } from './blogs.labels.ts';
import { useBlogWrites } from './blogWrites.ts';
import { t } from '../ui/text.ts';

/** Changes a post; afterwards the list. */
export function EditBlogScreen() {
  const { blogId = '' } = useParams();
  // read anew each time: the addresses of its pictures end after an hour
  const result = useBlogQuery({
    variables: { id: blogId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { change } = useBlogWrites();
  return (
    <QueryContent result={result} failedText={BLOG_NOT_READ}>
      {({ blog }) => (
        <BlogForm
          key={blogId}
          label={t('Edit blog')}
          blog={blog}
          onSave={async ({ version, content, ...fields }, onFailed) => {
            const input = { id: blogId, ...fields, version, ...(content ? { content } : {}) };
            return (await change(input, onFailed)) !== undefined;
          }}
          onConflict={() => void result.refetch().catch(() => undefined)}
        />
      )}
    </QueryContent>
  );
}
