const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** The eight groups of an IPv6 address, without leading zeros; null when it is none. */
function groupsOf(ip: string): string[] | null {
  const [head = '', tail, more] = ip.split('::');
  const split = (part: string) => part.split(':').filter(Boolean);
  const [before, after] = [split(head), split(tail ?? '')];
  const missing = 8 - before.length - after.length;
  if (more !== undefined || missing < 0 || (tail === undefined && missing > 0)) return null;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null;
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The IPv4 address that IPv6 groups carry (::ffff:a.b.c.d in any spelling). */
function mappedOf(groups: readonly string[]): string | null {
  const [high = '', low = ''] = groups.slice(6);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/** Callers that limits count as one: an IPv4 address, also written as IPv6; of IPv6 a /64, which a customer of a provider has at least. */
export function addressGroup(address: string): string {
  const ip = address.toLowerCase().split('%', 1)[0] ?? '';
  const [, dotted] = /^::ffff:([0-9.]+)$/.exec(ip) ?? [];
  if (dotted && IPV4.test(dotted)) return dotted;
  const groups = ip.includes(':') ? groupsOf(ip) : null;
  if (!groups) return address;
  return mappedOf(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}
