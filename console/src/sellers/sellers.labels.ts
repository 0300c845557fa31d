import type { Zone } from '@munim/schema/generated/types.ts';
import type { Labels } from '../ui/format/labels.ts';
import { t } from '../ui/text.ts';

export const ZONE: Labels<Zone> = {
  NORTH: { text: t('North'), intent: 'none' },
  SOUTH: { text: t('South'), intent: 'none' },
  EAST: { text: t('East'), intent: 'none' },
  WEST: { text: t('West'), intent: 'none' },
  CENTRAL: { text: t('Central'), intent: 'none' },
};
export const ZONES = Object.entries(ZONE).map(([value, { text }]) => ({ value, label: text }));
/** Empty when none is named. */
export const zoneText = (zone: Zone | null | undefined): string => (zone ? ZONE[zone].text : '');
