/** Limits of API tokens. */
export const API_TOKENS = {
  nameLength: 100,
  networks: 20,
  networkLength: 50,
  /** Days that a token lasts at most; its maker chooses. */
  days: 366,
  /** Hours that the token before a rotation still works, at most. */
  overlapHours: 168,
  /** Tokens of one person that work at once. */
  perPerson: 50,
} as const;

/** As the name is kept: single spaces, none around it. */
export const apiTokenName = (text: string): string =>
  text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');

const IPV4 = /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/;
const isIpv4 = (address: string) =>
  IPV4.test(address) && address.split('.').every((part) => Number(part) <= 255);

/**
 * Eight groups of hexadecimal digits, of which one `::` stands for one or more that are 0; not an IPv4 address in that form, which
 * none that is called from would be found in.
 */
function isIpv6(address: string): boolean {
  const halves = address.split('::');
  const groups = halves.flatMap((half) => (half ? half.split(':') : []));
  const isWhole = halves.length === 1 ? groups.length === 8 : groups.length < 8;
  const isMapped = /^(?:0{0,4}:)*:?ffff:/i.test(address);
  return (
    halves.length <= 2 &&
    isWhole &&
    !isMapped &&
    groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
  );
}

/** True for an address, or a network in CIDR notation: 203.0.113.7, 10.0.0.0/8, 2001:db8::/32. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  if (more !== undefined || (bits !== undefined && !/^(?:0|[1-9]\d{0,2})$/.test(bits)))
    return false;
  const length = Number(bits ?? 0);
  return isIpv4(address) ? length <= 32 : isIpv6(address) && length <= 128;
}
