import { addressGroup } from '@munim/schema/shared/addressGroup.ts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../core/data/database.ts';
import { Maybe } from '../core/http/shapes.ts';
import { findDevice, type KnownDevice } from './knownDevices.ts';

/** Requester of a code, who answers with it later: limits count by device where it is known, else by address. */
export interface Requester {
  address: string;
  device: KnownDevice | undefined;
  requestId: string;
  log: FastifyBaseLogger;
}

const HEADER = 'x-device-token';
/** The token of a sign-in in the same browser before. */
export const DeviceHeader = { [HEADER]: Maybe(Type.String({ maxLength: 200 })) };

export async function requesterOf(request: FastifyRequest, db: Database): Promise<Requester> {
  const token = request.headers[HEADER];
  return {
    address: addressGroup(request.ip),
    device: typeof token === 'string' ? await findDevice(db, token) : undefined,
    requestId: request.id,
    log: request.log,
  };
}

/** A device counts as known for its own person only. */
export const deviceFor = ({ device }: Requester, userId: number | null): KnownDevice | undefined =>
  device && device.userId === userId ? device : undefined;
