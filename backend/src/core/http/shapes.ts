import { GSTIN_PATTERN } from '@munim/schema/shared/gstin.ts';
import {
  allowEmailEndings,
  COUNT_CAP,
  DECIMAL_PATTERN,
  emailEnding,
  emailPattern,
  LIMITS,
  MONEY_PATTERN,
  PERCENT_PATTERN,
  PHONE_PATTERN,
  POSTAL_CODE_PATTERN,
} from '@munim/schema/shared/limits.ts';
import { type Static, type TProperties, type TSchema, Type } from 'typebox';

/**
 * Field types of requests and answers (docs/rules/wire.md). Unknown fields are refused everywhere.
 */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const Count = Type.Integer({
  minimum: 0,
  description: `How many there are. For a request with the header Prefer: count=capped, ${COUNT_CAP + 1} for more than ${COUNT_CAP}.`,
});
export const Quantity = Type.Integer({ minimum: 1, maximum: 10_000_000 });
/** Amount of any size; may be negative. */
export const Sum = Type.String({
  pattern: '^-?[0-9]+\\.[0-9]{2}$',
  description: 'Rupees as text with 2 decimals.',
});
export const Money = Type.String({
  pattern: MONEY_PATTERN,
  description: 'Rupees as text with 2 decimals.',
});
export const Decimal = Type.String({
  pattern: DECIMAL_PATTERN,
  description: 'A number with at most 2 decimals, as text.',
});
/** Computed percentage, unbounded: a price of a crore on a cost of a paisa has more digits than one could type. */
export const Margin = Type.String({
  pattern: '^-?[0-9]+\\.[0-9]{2}$',
  description: 'A percentage with 2 decimals, as text.',
});
export const Percent = Type.String({
  pattern: PERCENT_PATTERN,
  description: '0 to 100 with at most 2 decimals, as text.',
});
// The database has no year 0.
export const Day = Type.String({
  format: 'date',
  pattern: '^[1-9]',
  description: 'YYYY-MM-DD, a day in Asia/Kolkata.',
});
export const Moment = Type.String({ format: 'date-time' });
export const Uuid = Type.String({ format: 'uuid' });
// Shapes are compiled as they load, before the settings are read.
allowEmailEndings(emailEnding(process.env['EMAIL_ENDING'] || undefined));
export const EMAIL_PATTERN = emailPattern();
export const Email = Type.String({ pattern: EMAIL_PATTERN, maxLength: 150 });
export const PostalCode = Type.String({ pattern: POSTAL_CODE_PATTERN });
/** The same as a whole number, as sellers and leads have it. */
export const PinCode = Type.Integer({ minimum: 100_000, maximum: 999_999 });
export const Phone = Type.String({ pattern: PHONE_PATTERN });
/** Length and characters; writes check the rest by refuseWrongGstin (docs/rules/tax.md#gst-numbers). */
export const Gstin = Type.String({ pattern: GSTIN_PATTERN });

export const Text = (max: number, min = 0) => Type.String({ maxLength: max, minLength: min });
/** Filter of a list by a document's number (core/data/numberFilter.ts). */
export const NumberPart = Type.String({
  maxLength: 50,
  minLength: 1,
  description: 'Any part of the number, whatever its case, with or without # before it.',
});
/** Filter of a list by a record's id, as people type it. */
export const WholeNumber = Type.String({
  maxLength: 15,
  minLength: 1,
  description: 'The whole number, with or without # before it.',
});
export const Maybe = <T extends TSchema>(schema: T) => Type.Optional(schema);
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const OneOf = <const T extends string>(...values: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: values });
/** Kind of a supply in GST law (docs/decisions/034). */
export const TaxCategory = OneOf('TAXABLE', 'NIL_RATED', 'EXEMPT', 'NON_GST');
/** Part of the country. */
export const Zone = OneOf('NORTH', 'SOUTH', 'EAST', 'WEST', 'CENTRAL');
/** A comma-separated list in a query. */
export const ListOf = <T extends TSchema>(schema: T) =>
  Type.Array(schema, { maxItems: LIMITS.pageSize });
export const Shape = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

export const paging = (limit = 10) => ({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSize, default: limit })),
});

/** First and last day of a list, both included. `what`: the day that is meant, as 'the invoice date'. */
export const dateRange = (what: string) => ({
  from_date: Type.Optional(Type.String({ ...Day, description: `The first day of ${what} (IST).` })),
  to_date: Type.Optional(
    Type.String({ ...Day, description: `The last day of ${what} (IST), included.` }),
  ),
});

/** Version the caller read; sent with a change, it gives CONFLICT when the record changed since. */
export const Version = Type.Integer({
  minimum: 1,
  description: 'The version that was read; CONFLICT when it has changed since.',
});

/** Non-blank text. */
export const Line = (max: number) => Type.String({ minLength: 1, maxLength: max, pattern: '\\S' });
/** Name of a stored picture, as the upload answered it; empty for none. */
export const Logo = Type.String({ pattern: '^([A-Za-z0-9][A-Za-z0-9._-]{0,199})?$' });
/** A place in India, as a person gives it. */
export const Place = {
  address1: Line(LIMITS.addressLine),
  address2: Maybe(Text(LIMITS.addressLine)),
  address3: Maybe(Text(LIMITS.addressLine)),
  city: Line(LIMITS.addressCity),
  /** Optional: derived from the PIN code. */
  state: Maybe(Line(LIMITS.addressCity)),
  postal_code: PostalCode,
};
export type Place = Static<ReturnType<typeof Type.Object<typeof Place>>>;

/** An answer `{success: true, …}`. */
export const Answer = <T extends TProperties>(properties: T) => ({
  200: Type.Object({ success: Type.Literal(true), ...properties }),
});
export const PageOf = <K extends string, T extends TSchema>(key: K, row: T) =>
  Answer({ [key]: Type.Array(row), count: Count } as Record<K, ReturnType<typeof Type.Array<T>>> & {
    count: typeof Count;
  });

/** A stored picture with its signed addresses, good for an hour. */
export const Picture = Type.Object({
  uuid: Uuid,
  url: Type.String(),
  thumbnail_url: Type.String(),
});
export type Picture = Static<typeof Picture>;

export const UserInfo = Type.Object({
  user_id: Id,
  first_name: Type.String(),
  last_name: Nullable(Type.String()),
});
export type UserInfo = Static<typeof UserInfo>;
