import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { useBooksQuery } from '../../generated/hooks.ts';
import { lazyDrawer } from '../app/lazyDrawer.tsx';
import { t } from '../ui/text.ts';

const CloseBooksDrawer = lazyDrawer(() =>
  import('./CloseBooksDrawer.tsx').then((part) => part.CloseBooksDrawer),
);

/** The closing day of the books, on the lists of dated documents, before their other actions. */
export function BooksPanel({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { data } = useBooksQuery({ fetchPolicy: 'cache-and-network' });
  const books = data?.books;
  const text = books?.closedUntil
    ? t('Books closed up to {{closedUntil}}', { closedUntil: books.closedUntil })
    : t('Books open');
  return (
    <>
      {books?.mayChange ? (
        <Button variant="outlined" text={text} onClick={() => setOpen(true)} />
      ) : (
        books?.closedUntil && <span className="kit-muted">{text}</span>
      )}
      {children}
      {open && books && <CloseBooksDrawer books={books} onClose={() => setOpen(false)} />}
    </>
  );
}
