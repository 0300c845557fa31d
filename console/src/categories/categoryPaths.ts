/** The products of a category as cards; a sub-category has a tab of its own. */
export const categoryPath = (categoryId: string, subCategory?: string | null): string =>
  `/category/${encodeURIComponent(categoryId)}${subCategory ? `/${encodeURIComponent(subCategory)}` : ''}`;
