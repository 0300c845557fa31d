export const skuPath = (skuId: string): string => `/sku/${encodeURIComponent(skuId)}`;
/** The SKUs of a product, where they are added and changed. */
export const skusOfProductPath = (productId: string): string =>
  `/inventory/products/create-sku/${encodeURIComponent(productId)}`;
