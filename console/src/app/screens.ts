import type { Screen } from './feature.ts';
import { FEATURES } from './features.ts';
import { pair, TOP_ADMIN_ONLY } from './gates.ts';

/** Routes of the contract that no feature has yet. */
const NOT_BUILT: readonly Screen[] = [
  { path: '/reports/sales', title: 'Sales Tracker', gate: 'signedIn' },
  { path: '/reports/mom-metrics', title: 'MoM Business Growth', gate: TOP_ADMIN_ONLY },
  {
    path: '/reports/customer-vendor-sales-metrics',
    title: 'Customer/Vendor Growth',
    gate: TOP_ADMIN_ONLY,
  },
  { path: '/ops-support', title: 'Support Center', gate: 'signedIn' },
  { path: '/blogs', title: 'Blog Posts', gate: pair('BLOGS', 'READ') },
  { path: '/createBlog', title: 'Create blog', gate: pair('BLOGS', 'WRITE'), parent: '/blogs' },
  {
    path: '/editBlog/:blogId',
    title: 'Edit blog',
    gate: pair('BLOGS', 'UPDATE'),
    parent: '/blogs',
  },
];

const ALL = [...FEATURES.flatMap(({ screens = [] }) => screens), ...NOT_BUILT];

/** Pages with a top bar and nothing else: no session is needed. */
export const PUBLIC_SCREENS: readonly Screen[] = ALL.filter(({ gate }) => gate === 'public');

/** Every page of the console that needs a session: one row a route of the contract. */
export const SCREENS: readonly Screen[] = ALL.filter(({ gate }) => gate !== 'public');

export function screenAt(path: string): Screen {
  const screen = SCREENS.find((one) => one.path === path);
  if (!screen) throw new Error(`No screen at ${path}`);
  return screen;
}
