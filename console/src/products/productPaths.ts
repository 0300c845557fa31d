const PRODUCTS = '/inventory/products';

/** The list, by a name when one is given. */
export const productsPath = ({ name }: { name?: string } = {}): string =>
  name ? `${PRODUCTS}?name=${encodeURIComponent(name)}` : PRODUCTS;
export const CREATE_PRODUCT_PATH = `${PRODUCTS}/create-product`;
export const editProductPath = (productId: string): string =>
  `${PRODUCTS}/edit-product/${encodeURIComponent(productId)}`;
