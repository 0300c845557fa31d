import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { BLOGS, CREATE_BLOG_PATH } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const blogsScreens: readonly Screen[] = [
  {
    path: BLOGS,
    title: t('Blog Posts'),
    gate: permissionGate('BLOGS', 'READ'),
    load: () => import('./BlogsScreen.tsx').then((part) => part.BlogsScreen),
  },
  {
    path: CREATE_BLOG_PATH,
    title: t('Create blog'),
    gate: permissionGate('BLOGS', 'WRITE'),
    parent: BLOGS,
    load: () => import('./CreateBlogScreen.tsx').then((part) => part.CreateBlogScreen),
  },
  {
    path: '/editBlog/:blogId',
    title: t('Edit blog'),
    gate: permissionGate('BLOGS', 'UPDATE'),
    parent: BLOGS,
    load: () => import('./EditBlogScreen.tsx').then((part) => part.EditBlogScreen),
  },
];
