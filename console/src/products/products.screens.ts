import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { PRODUCTS } from '../app/listPaths.ts';
import { t } from '../ui/text.ts';

export const productsScreens: readonly Screen[] = [
  {
    path: PRODUCTS,
    title: t('Manage Products'),
    gate: permissionGate('PRODUCT', 'READ'),
    load: () => import('./ProductsScreen.tsx').then((part) => part.ProductsScreen),
  },
  {
    path: '/inventory/products/create-product',
    title: t('Create product'),
    gate: permissionGate('PRODUCT', 'WRITE'),
    parent: PRODUCTS,
    load: () => import('./CreateProductScreen.tsx').then((part) => part.CreateProductScreen),
  },
  {
    path: '/inventory/products/edit-product/:productId',
    title: t('Edit product'),
    gate: permissionGate('PRODUCT', 'UPDATE'),
    parent: PRODUCTS,
    load: () => import('./EditProductScreen.tsx').then((part) => part.EditProductScreen),
  },
];
