import {
  attributeErrors,
  type AttributeConfig,
} from '@munim/schema/categories/categories.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { badField } from '../http/errors.ts';
import { Text, Uuid } from '../http/shapes.ts';
import type { Trx } from './database.ts';
import { eqAny } from './search.ts';

/** Attributes of a product or SKU by name; which names and values there may be, its category says. */
export const Attributes = Type.Record(
  Type.String(),
  Type.Union([Text(LIMITS.attributeText), Type.Number()]),
  {
    maxProperties: LIMITS.attributes,
  },
);
export type Attributes = Static<typeof Attributes>;
/** Pictures of a product or SKU, in their order. */
export const Assets = Type.Array(Uuid, { maxItems: LIMITS.pictures, uniqueItems: true });

/** Every asset must be a picture that was uploaded. */
export async function refuseUnknownAssets(trx: Trx, assets: readonly string[]): Promise<void> {
  if (!assets.length) return;
  const rows = await trx
    .selectFrom('files')
    .select('uuid')
    .where('uuid', '=', eqAny(assets))
    .where('has_thumbnail', '=', true)
    .forKeyShare()
    .execute();
  const known = new Set(rows.map((row) => row.uuid));
  const index = assets.findIndex((uuid) => !known.has(uuid.toLowerCase()));
  if (index >= 0) throw badField(`assets.${index}`, 'This picture was not uploaded');
}

const withoutEmpty = (values: Attributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      String(value).trim() === '' ? [] : [[name, String(value).trim()]],
    ),
  );

/**
 * The given attributes as stored: as text, without empty ones. A value that `inherited` has already
 * may be left out.
 */
export async function checkedAttributes(
  trx: Trx,
  category_id: number,
  given: Attributes,
  inherited: Attributes = {},
) {
  const { attributes } = await trx
    .selectFrom('categories')
    .select('attributes')
    .where('category_id', '=', category_id)
    .executeTakeFirstOrThrow();
  const config = attributes as unknown as AttributeConfig[];
  const values = withoutEmpty(given);
  const others = config.filter(
    ({ name }) => !Object.hasOwn(values, name) && Object.hasOwn(inherited, name),
  );
  const [error] = attributeErrors(config, {
    ...Object.fromEntries(others.map(({ name }) => [name, inherited[name]])),
    ...values,
  });
  if (error) throw badField(`attributes.${error.name}`, error.text);
  return values;
}
