import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { orderPath } from './recordPaths.ts';

const pageOf = (title: string | null) => (
  <MemoryRouter initialEntries={[orderPath('SO-2627-00197')]}>
    <Breadcrumb />
    {title !== null && <RecordHead title={title} />}
  </MemoryRouter>
);

it('ends in the record in sight, and in its kind before that is read and after it has gone', () => {
  const last = () => screen.getByRole('navigation', { name: 'Breadcrumb' }).lastChild?.lastChild;
  const { rerender } = render(pageOf(null));
  expect(last()).toHaveTextContent(/^Order$/);
  rerender(pageOf('Order SO-2627-00197'));
  expect(last()).toHaveTextContent('Order SO-2627-00197');
  expect(last()?.firstChild).toHaveAttribute('aria-current', 'page');
  rerender(pageOf(null));
  expect(last()).toHaveTextContent(/^Order$/);
});
