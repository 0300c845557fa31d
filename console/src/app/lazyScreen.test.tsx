import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CHUNK_TIMEOUT_MS, inTime } from '../ui/partLoading.ts';
import { lazyScreen } from './lazyScreen.ts';
import { ErrorScreen } from './StatePages.tsx';

it('waits 120 seconds for a chunk of the application', async () => {
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  await expect(inTime(new Promise(() => undefined), 20)).rejects.toThrow('timeout');
  await expect(inTime(Promise.resolve('part'), 20)).resolves.toBe('part');
});

it.each([
  ['Failed to fetch dynamically imported module: /a.js', /was not found/],
  ['error loading dynamically imported module', /was not found/],
  ['Importing a module script failed.', /was not found/],
  ['x is not defined', /could not be started/],
])(
  "a chunk that fails with '%s' shows 'Something went wrong' with Reload",
  async (message, text) => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined); // React and the router report it too
    const Broken = lazyScreen(() => Promise.reject(new TypeError(message)));
    const element = (
      <Suspense>
        <Broken />
      </Suspense>
    );
    const router = createMemoryRouter([{ path: '/', element, errorElement: <ErrorScreen /> }]);
    render(<RouterProvider router={router} />);
    expect(
      await screen.findByRole('heading', { name: 'Something went wrong' }),
    ).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    silent.mockRestore();
  },
);
