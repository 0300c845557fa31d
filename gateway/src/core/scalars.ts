import { isDay } from '@munim/schema/shared/days.ts';
import { DECIMAL_PATTERN, MONEY_PATTERN } from '@munim/schema/shared/limits.ts';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { FilePart } from './upload.ts';

const refused = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Scalar of text with a form; input is checked strictly, and money is never a number. */
function textScalar(
  name: string,
  shape: string,
  isValid: (text: string) => boolean,
): GraphQLScalarType<string, string> {
  const input = (value: unknown): string => {
    if (typeof value === 'string' && isValid(value)) return value;
    throw refused(`${name} must be ${shape}`);
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => {
      if (typeof value === 'string') return value;
      throw new Error(`${name} must be serialised as text`);
    },
    parseValue: input,
    parseLiteral: (node) => input(node.kind === Kind.STRING ? node.value : undefined),
  });
}

const matches = (pattern: string | RegExp): ((text: string) => boolean) => {
  const expression = new RegExp(pattern);
  return (text) => expression.test(text);
};

function isMoment(text: string): boolean {
  const [, day, , hours] =
    /^([0-9-]{10})T(([0-9]{2}):[0-5][0-9]:[0-5][0-9])(\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-5][0-9])$/.exec(
      text,
    ) ?? [];
  return day !== undefined && isDay(day) && Number(hours) < 24;
}

const Upload = new GraphQLScalarType<FilePart, never>({
  name: 'Upload',
  serialize: () => {
    throw new Error('Upload is for input only');
  },
  parseValue: (value) => {
    if (value instanceof FilePart) return value;
    throw refused('Upload must be a file of a multipart request');
  },
  parseLiteral: () => {
    throw refused('Upload must be given as a variable');
  },
});

export const scalars = {
  Date: textScalar('Date', 'a day as YYYY-MM-DD', isDay),
  DateTime: textScalar('DateTime', 'a moment as ISO 8601 with offset', isMoment),
  Money: textScalar(
    'Money',
    'an amount from 0 with at most 12 digits and 2 decimals, as text',
    matches(MONEY_PATTERN),
  ),
  Decimal: textScalar(
    'Decimal',
    'a number with at most 8 digits and 2 decimals, as text',
    matches(DECIMAL_PATTERN),
  ),
  Upload,
};
