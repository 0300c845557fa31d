import type { Zone } from '@munim/schema/generated/types.ts';
import type { Labels } from '../ui/format/labels.ts';

export const ZONE: Labels<Zone> = {
  NORTH: { text: 'North', intent: 'none' },
  SOUTH: { text: 'South', intent: 'none' },
  EAST: { text: 'East', intent: 'none' },
  WEST: { text: 'West', intent: 'none' },
  CENTRAL: { text: 'Central', intent: 'none' },
};
export const ZONES = Object.entries(ZONE).map(([value, { text }]) => ({ value, label: text }));
/** Empty when none is named. */
export const zoneText = (zone: Zone | null | undefined): string => (zone ? ZONE[zone].text : '');
