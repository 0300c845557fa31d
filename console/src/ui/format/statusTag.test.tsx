import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Ring } from './labels.ts';
import { StatusTag } from './StatusTag.tsx';

const tagOf = (ring: Ring | null) => {
  render(
    <StatusTag status="SOME" labels={{ SOME: { text: 'Some status', intent: 'none', ring } }} />,
  );
  return screen.getByTitle('Some status');
};

it.each([
  ['quarter', '25 100'],
  ['half', '50 100'],
  ['threeQuarters', '75 100'],
  ['full', '100 100'],
] as const)('the ring of %s is filled in part', (ring, filled) => {
  expect(tagOf(ring).querySelector('.kit-ring-filled')).toHaveAttribute('stroke-dasharray', filled);
});

it('what has not begun is empty', () => {
  expect(tagOf('empty').querySelectorAll('circle, path')).toHaveLength(1);
  expect(screen.getByText('Some status')).toBeInTheDocument();
});

it('a draft is dashed', () => {
  expect(tagOf('draft').querySelector('circle')).toHaveAttribute('stroke-dasharray');
});

it('what ended without being done is crossed', () => {
  expect(tagOf('crossed').querySelector('path')).not.toBeNull();
});

it('a kind has no ring', () => {
  expect(tagOf(null).querySelector('svg')).toBeNull();
});

it('a status that the console does not know is shown as it is stored', () => {
  render(<StatusTag status="LATER" labels={{}} />);
  expect(screen.getByTitle('LATER')).toHaveTextContent('LATER');
});
