import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { BLOGS, CREATE_BLOG_PATH } from '../app/listPaths.ts';

export const blogsScreens: readonly Screen[] = [
  {
    path: BLOGS,
    title: 'Blog Posts',
    gate: permissionGate('BLOGS', 'READ'),
    load: () => import('./BlogsScreen.tsx').then((part) => part.BlogsScreen),
  },
  {
    path: CREATE_BLOG_PATH,
    title: 'Create blog',
    gate: permissionGate('BLOGS', 'WRITE'),
    parent: BLOGS,
    load: () => import('./CreateBlogScreen.tsx').then((part) => part.CreateBlogScreen),
  },
  {
    path: '/editBlog/:blogId',
    title: 'Edit blog',
    gate: permissionGate('BLOGS', 'UPDATE'),
    parent: BLOGS,
    load: () => import('./EditBlogScreen.tsx').then((part) => part.EditBlogScreen),
  },
];
