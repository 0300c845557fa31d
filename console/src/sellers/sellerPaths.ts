export const sellerPath = (sellerId: string): string =>
  `/view-seller/${encodeURIComponent(sellerId)}`;

const VENDORS = '/purchase/vendors';
/** A tab of the vendors page, narrowed; what is not named is not narrowed by. */
export function vendorsPath(
  tab: 'vendors' | 'leads' | 'analytics' = 'vendors',
  filters: Record<string, string | null | undefined> = {},
): string {
  const params = new URLSearchParams(tab === 'vendors' ? {} : { tab });
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  return params.size ? `${VENDORS}?${params}` : VENDORS;
}
