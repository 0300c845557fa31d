import { stateCodeOf } from '@munim/schema/shared/states.ts';

const state = (name: string) => ({ __typename: 'State', code: stateCodeOf(name) ?? '', name });

/** Answer to the look-up of a PIN code that lies in these states, the main one first. */
export const pincode = (city: string, name: string, ...others: string[]) => ({
  data: {
    pincode: {
      __typename: 'Pincode',
      city,
      state: name,
      states: [name, ...others].map(state),
    },
  },
});

/** Place of supply of a document line in tests. */
export const MAHARASHTRA = {
  state: state('Maharashtra'),
  withinState: true,
  taxedBefore: null,
  taxedAnewAt: null,
} as const;
