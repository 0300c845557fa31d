import { createContext, useContext, useEffect } from 'react';

/** Adds to the number of open dialogs that what is around them waits for. */
export const KeepMountedContext = createContext<(by: 1 | -1) => void>(() => undefined);

/** Keeps what has opened this dialog on the page, although the rows that it acts on may leave the list. */
export function useKeepMounted(): void {
  const hold = useContext(KeepMountedContext);
  useEffect(() => {
    hold(1);
    return () => hold(-1);
  }, [hold]);
}
