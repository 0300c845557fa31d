/** Specification 1, section 9. Only a tag and the browser's log depend on it (decision G036). */
export const isDevelopment = (address: string): boolean =>
  ['dev', 'localhost', '192.168'].some((part) => address.includes(part));
