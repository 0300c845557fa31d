import { expect, test } from '@jest/globals';
import { type Statement, StatementReader } from './pgWire.ts';

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const int16 = (value: number) => int32(value).subarray(2);
const text = (value: string) => Buffer.from(`${value}\0`);
const message = (kind: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
};
const value = (content: string) => {
  const bytes = Buffer.from(content);
  return Buffer.concat([int32(bytes.length), bytes]);
};

const start = message('', int32(196_608), text('user'), text('munim'), text(''));
const parse = (name: string, sql: string) => message('P', text(name), text(sql), int16(0));
const bind = (name: string, formats: number[], values: Buffer[]) =>
  message(
    'B',
    text(''),
    text(name),
    int16(formats.length),
    ...formats.map(int16),
    int16(values.length),
    ...values,
    int16(0),
  );

function statementsOf(sent: Buffer, size: number): Statement[] {
  const found: Statement[] = [];
  const reader = new StatementReader((statement) => found.push(statement));
  for (let at = 0; at < sent.length; at += size) reader.take(sent.subarray(at, at + size));
  return found;
}

test.each([1, 7, 10_000])('statements are read from packets of %i bytes', (size) => {
  const sent = Buffer.concat([
    start,
    message('Q', text('begin')),
    parse('', 'select $1, $2'),
    bind('', [], [value('1'), int32(-1)]),
    message('E', text(''), int32(0)),
    message('S'),
    parse('kept', 'select $1::bytea'),
    bind('kept', [1], [value('\u0001')]),
    bind('kept', [0], [value('₹')]),
  ]);
  const kept = { name: 'kept', text: 'select $1::bytea' };
  expect(statementsOf(sent, size)).toEqual([
    { name: '', text: 'begin', values: [] },
    { name: '', text: 'select $1, $2', values: ['1', null] },
    { ...kept, values: [Buffer.from([1])] },
    { ...kept, values: ['₹'] },
  ]);
});

test('a wish for encryption comes before the start', () => {
  const sent = Buffer.concat([
    message('', int32(80_877_103)),
    start,
    message('Q', text('select 1')),
  ]);
  expect(statementsOf(sent, 5)).toEqual([{ name: '', text: 'select 1', values: [] }]);
});
