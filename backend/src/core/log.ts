import pino, { type DestinationStream, type Logger } from 'pino';

/** Logger of the parts outside the app, in the app's format. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Queries may contain one-use tokens and signatures: a logged address ends before them. */
const request = ({ method, url }: { method: string; url: string }) => ({
  method,
  url: url.split('?', 1)[0] ?? '',
});

export const logOptions = (level: string) => ({ level, serializers: { req: request } });

export const createLog = (level: string, destination?: DestinationStream): Log =>
  destination ? pino(logOptions(level), destination) : pino(logOptions(level));
