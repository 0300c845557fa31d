import { isIPv6 } from 'node:net';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../core/data/database.ts';
import { Maybe } from '../core/http/shapes.ts';
import { findDevice, type KnownDevice } from './knownDevices.ts';

/** Who asks for a code or answers with one: limits count by device where it is known, else by address. */
export interface Asker {
  address: string;
  device: KnownDevice | undefined;
  requestId: string;
  log: FastifyBaseLogger;
}

const HEADER = 'x-device-token';
/** The token of a sign-in in the same browser before. */
export const DeviceHeader = { [HEADER]: Maybe(Type.String({ maxLength: 200 })) };

/** A customer of an IPv6 provider has at least a /64: its addresses are one. */
export function addressGroup(ip: string): string {
  const [, mapped] = /^::ffff:([0-9.]+)$/i.exec(ip) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.toLowerCase().split('%', 1)[0] ?? '').split('::');
  const groupsOf = (part = '') => part.split(':').filter(Boolean);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

export async function askerOf(request: FastifyRequest, db: Database): Promise<Asker> {
  const token = request.headers[HEADER];
  return {
    address: addressGroup(request.ip),
    device: typeof token === 'string' ? await findDevice(db, token) : undefined,
    requestId: request.id,
    log: request.log,
  };
}

/** A device counts as known for its own person only. */
export const deviceFor = ({ device }: Asker, userId: number | null): KnownDevice | undefined =>
  device && device.userId === userId ? device : undefined;
