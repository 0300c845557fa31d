import { Type } from 'typebox';
import { signedIn } from '../core/access/access.ts';
import { withIdempotency } from '../core/data/idempotency.ts';
import type { App, AppParts } from '../core/http/appParts.ts';
import { Answer } from '../core/http/shapes.ts';
import { SettingChange, UserSetting } from './my-settings.shapes.ts';
import { readSettings, saveSetting } from './userSettings.ts';

export async function mySettingsRoutes(app: App, { db }: AppParts): Promise<void> {
  app.get(
    '/user/settings',
    { schema: { response: Answer({ data: Type.Array(UserSetting) }) }, config: signedIn },
    async ({ viewer }) => ({ success: true as const, data: await readSettings(db, viewer) }),
  );
  app.put(
    '/user/settings',
    { schema: { body: SettingChange, response: Answer({}) }, config: signedIn },
    async (request) => {
      await withIdempotency(request, (work) => saveSetting(work, request.body));
      return { success: true as const };
    },
  );
}
