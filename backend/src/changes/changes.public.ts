import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeKinds } from '../core/data/changeKind.ts';
import { changesNow } from '../core/data/requestChanges.ts';
import type { RecordChange } from './changes.shapes.ts';
import { ownChanges } from './changes.service.ts';

/** Header of every answer to a successful write: see changedHeader. */
const CHANGED = 'x-changed';

/** Node and undici refuse headers of more than 16 KB in all. */
const MAX_LENGTH = 4_000;

const textOf = ({ kind, id, key }: RecordChange): string =>
  [kind, id, key === null ? null : encodeURIComponent(key)]
    .filter((part) => part !== null)
    .join(':');

/** `ORDER:5:SO-2627-00005,QUOTATION:3,RFQ`: kind, id and number; a kind alone stands for any of its records. */
function changedHeader(records: readonly RecordChange[]): string {
  const text = records.map(textOf).join(',');
  return text.length <= MAX_LENGTH ? text : [...new Set(records.map(({ kind }) => kind))].join(',');
}

/**
 * Tells with the answer of a write what it changed, as far as the viewer may read it. The change is
 * committed by now: when this cannot be read the answer goes out without, and the caller reads all again.
 */
export const tellChanges =
  (kinds: ChangeKinds) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { method, viewer, server } = request;
    if (method === 'GET' || method === 'HEAD' || reply.statusCode >= 300) return;
    const noted = changesNow();
    if (!noted) return;
    try {
      const records =
        viewer && noted.size ? await ownChanges({ ...server.parts, viewer }, kinds, noted) : [];
      void reply.header(CHANGED, changedHeader(records));
    } catch (error) {
      request.log.error({ err: error }, 'changes of a write are not told');
    }
  };
