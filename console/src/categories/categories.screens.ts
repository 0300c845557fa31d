import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { PRODUCTS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const categoriesScreens: readonly Screen[] = [
  {
    path: '/category/:categoryId',
    title: t('Category'),
    gate: permissionGate('PRODUCT', 'READ'),
    parent: PRODUCTS,
    load: () => import('./CategoryScreen.tsx').then((part) => part.CategoryScreen),
  },
  {
    path: '/category/:categoryId/:subCategory',
    title: t('Category'),
    gate: permissionGate('PRODUCT', 'READ'),
    parent: PRODUCTS,
    load: () => import('./CategoryScreen.tsx').then((part) => part.CategoryScreen),
  },
  {
    path: '/inventory/categories',
    title: t('Categories'),
    gate: permissionGate('PRODUCT', 'APPROVE'),
    load: () => import('./CategoriesScreen.tsx').then((part) => part.CategoriesScreen),
  },
];
