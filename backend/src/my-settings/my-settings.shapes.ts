import { MY_SETTINGS } from '@munim/schema/my-settings/my-settings.rules.ts';
import { type Static, Type } from 'typebox';
import { Nullable, Shape, Text } from '../core/http/shapes.ts';

export const UserSetting = Type.Object({ key: Type.String(), value: Type.String() });
export type UserSetting = Static<typeof UserSetting>;

/** Null goes back to what the product gives. */
export const SettingChange = Shape({
  key: Text(MY_SETTINGS.key, 1),
  value: Nullable(Text(MY_SETTINGS.value)),
});
export type SettingChange = Static<typeof SettingChange>;
