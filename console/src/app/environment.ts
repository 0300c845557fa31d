/** Development or production by address. Only a tag and the browser's log depend on it. */
export const isDevelopment = (address: string): boolean =>
  ['dev', 'localhost', '192.168'].some((part) => address.includes(part));
