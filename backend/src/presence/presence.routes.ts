import { signedIn } from '../core/access/access.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { badField } from '../core/http/errors.ts';
import { Answer } from '../core/http/shapes.ts';
import { AnyInfo, InfoDocument, OwnPresence, PresenceInfo } from './presence.shapes.ts';
import { PresenceBoard } from './presenceBoard.ts';
import { readCategoryManagers, readPresence } from './readInfo.ts';

/**
 * Routes of presence and of the category managers. Answers are plain objects, without an envelope.
 */
export async function presenceRoutes(app: App, { db, settings }: AppParts): Promise<void> {
  const board = new PresenceBoard(db, (error) =>
    app.log.warn({ err: error }, 'presence could not be saved'),
  );
  app.addHook('onClose', () => board.stop());
  app.get(
    '/info/:entityType.json',
    { schema: { params: AnyInfo, response: { 200: InfoDocument } }, config: signedIn },
    ({ params, viewer }) =>
      params.entityType === 'presence'
        ? readPresence({ db, settings, viewer }, board)
        : readCategoryManagers({ db, settings, viewer }),
  );
  app.patch(
    '/info/:entityType.json',
    { schema: { params: PresenceInfo, body: OwnPresence, response: Answer({}) }, config: signedIn },
    async ({ body, viewer }) => {
      const [key, seen] = Object.entries(body)[0] ?? [];
      if (!seen || Number(key) !== viewer.userId)
        throw badField(String(key), 'Only your own presence can be written');
      board.note(viewer.userId, seen.last_route);
      return { success: true as const };
    },
  );
}
