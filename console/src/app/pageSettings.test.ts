import { expect, it } from '@jest/globals';
import { isEmail } from '@munim/schema/shared/limits.ts';

const LONG = 'asha@hotel.travel';

it('reads the settings of the page before anything uses them', async () => {
  expect(isEmail(LONG)).toBe(false);
  const meta = document.createElement('meta');
  meta.name = 'settings';
  meta.content = '{"brandName":"Rath & Co","emailEnding":6}';
  document.head.append(meta);
  const { TRANSPORT_INITIATOR } = await import('../shipments/shipments.labels.ts');
  expect(TRANSPORT_INITIATOR.OWN).toBe('Rath & Co');
  expect(isEmail(LONG)).toBe(true);
});
