import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Sending, sentFile, sentPicture, uploadWire } from '../../testing/testUploadWire.ts';
import { createApolloClient } from '../app/apolloClient.ts';
import { LogoPicker } from '../app/LogoPicker.tsx';
import { DocumentPicker } from './DocumentPicker.tsx';
import { fileSize } from './fileSize.ts';
import { PicturePicker } from './PicturePicker.tsx';

let wire: Sending[];
beforeEach(() => {
  wire = uploadWire();
});
afterEach(cleanup);

const file = (name: string, size = 3) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });
function show(element: React.ReactElement) {
  const client = createApolloClient({
    uri: '/graphql',
    loading: { begin: jest.fn(), end: jest.fn() },
    onSessionLost: jest.fn(),
  });
  render(<ApolloProvider client={client}>{element}</ApolloProvider>);
  return userEvent.setup();
}
type Pictures = Parameters<Parameters<typeof PicturePicker>[0]['onChange']>[0];
const kept: Pictures[] = [];
const busy: boolean[] = [];
function Pictured() {
  const [value, setValue] = useState<Pictures>([]);
  const change = (pictures: Pictures) => {
    kept.push(pictures);
    setValue(pictures);
  };
  return (
    <PicturePicker
      label="Pictures"
      value={value}
      onChange={change}
      onBusy={(is) => busy.push(is)}
    />
  );
}
const uuids = () => kept.at(-1)?.map((picture) => picture.uuid);
const button = (name: string) => screen.getByRole('button', { name });
const uploads = () => within(screen.getByRole('list', { name: 'Uploads' }));

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [24_300, '24 kB'],
  [3_140_000, '3.1 MB'],
])('%i bytes are shown as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));

test('pictures upload in parallel with a progress bar each; a failed one is retried alone; order and removal change the form', async () => {
  const user = show(<Pictured />);
  await user.upload(screen.getByLabelText('Pictures', { selector: 'input' }), [
    file('a.png'),
    file('b.png'),
    file('c.png'),
  ]);
  expect(wire.map((one) => [one.operation, one.file.name])).toEqual(
    ['a.png', 'b.png', 'c.png'].map((name) => ['UploadImage', name]),
  );
  await wire[0]!.progress(0.4);
  expect(uploads().getByRole('progressbar', { name: 'a.png: 40 % sent' })).toBeInTheDocument();
  expect(uploads().getByRole('progressbar', { name: 'b.png: 0 % sent' })).toBeInTheDocument();
  expect(busy.at(-1)).toBe(true);

  // two that end in the same breath must not lose each other
  await act(async () => {
    await Promise.all([wire[2]!.answer(sentPicture('c')), wire[0]!.answer(sentPicture('a'))]);
  });
  await screen.findByRole('link', { name: 'Open picture 2' });
  expect(uuids()).toEqual(['c', 'a']);

  await wire[1]!.answer({
    data: null,
    errors: [
      { message: 'The picture is damaged or too large', extensions: { code: 'BAD_USER_INPUT' } },
    ],
  });
  expect(await screen.findByText('The picture is damaged or too large')).toBeInTheDocument();
  expect(busy.at(-1)).toBe(false);
  await user.click(button('Send b.png again'));
  expect(wire.map((one) => one.file.name)).toEqual(['a.png', 'b.png', 'c.png', 'b.png']);
  await wire[3]!.answer(sentPicture('b'));
  await screen.findByRole('link', { name: 'Open picture 3' });
  expect(uuids()).toEqual(['c', 'a', 'b']);
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();

  await user.click(button('Move picture 3 forward'));
  expect(uuids()).toEqual(['c', 'b', 'a']);
  expect(button('Move picture 1 forward')).toBeDisabled();
  expect(button('Move picture 3 back')).toBeDisabled();
  await user.click(button('Remove picture 2'));
  expect(uuids()).toEqual(['c', 'a']);
});

test('a cancelled upload is aborted; too large and empty files are never sent', async () => {
  const user = show(<Pictured />);
  const input = screen.getByLabelText('Pictures', { selector: 'input' });
  await user.upload(input, [
    file('slow.png'),
    file('big.png', 10 * 1024 * 1024 + 1),
    file('empty.png', 0),
  ]);
  expect(wire.map((one) => one.file.name)).toEqual(['slow.png']);
  expect(screen.getByText('A file may have at most 10 MB.')).toBeInTheDocument();
  expect(screen.getByText('The file is empty.')).toBeInTheDocument();
  await user.click(button('Cancel slow.png'));
  expect(wire[0]!.cancelled).toBe(true);
  await user.click(button('Remove big.png'));
  await user.click(button('Remove empty.png'));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('a logo uploads when chosen; it can be replaced and removed; a network failure is shown', async () => {
  const names: (string | null)[] = [];
  function Logo() {
    const [name, setName] = useState<string | null>('old.png');
    const change = (to: string | null) => {
      names.push(to);
      setName(to);
    };
    return (
      <LogoPicker label="Logo" fileName={name} thumbnail="/files/old-sm.png" onChange={change} />
    );
  }
  const user = show(<Logo />);
  expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/files/old-sm.png');
  const input = screen.getByLabelText('Logo', { selector: 'input' });
  await user.upload(input, file('new.png'));
  await wire[0]!.fail();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error');
  expect(names).toEqual([]);
  await user.upload(input, file('newer.png'));
  expect(screen.queryByText('new.png')).toBeNull(); // the newest choice counts
  await wire[1]!.answer(sentPicture('n'));
  expect(await screen.findByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/files/n-sm');
  expect(names).toEqual(['n.png']);
  await user.click(button('Remove Logo'));
  expect(names).toEqual(['n.png', null]);
  expect(screen.queryByRole('img')).toBeNull();
});

test('attachments of a form: no more than the maximum', async () => {
  type Files = Parameters<Parameters<typeof DocumentPicker>[0]['onChange']>[0];
  function Attachments() {
    const [files, setFiles] = useState<Files>([]);
    return (
      <DocumentPicker
        label="Proof"
        value={files}
        onChange={setFiles}
        entity="PAYMENT"
        entityId="4"
        max={2}
        error="*Please upload attachments."
      />
    );
  }
  const user = show(<Attachments />);
  expect(screen.getByText('*Please upload attachments.')).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Proof', { selector: 'input' }), [
    file('1.png'),
    file('2.png'),
    file('3.png'),
  ]);
  expect(wire.map((one) => [one.file.name, one.variables])).toEqual([
    ['1.png', { file: null, entity: 'PAYMENT', entityId: '4' }],
    ['2.png', { file: null, entity: 'PAYMENT', entityId: '4' }],
  ]);
  await wire[0]!.answer(sentFile('u1', '1.png'));
  expect(await screen.findByRole('link', { name: /1\.png/ })).toHaveAttribute(
    'href',
    '/files/u1?signature=s',
  );
  expect(button('Attach files')).toBeDisabled();
  await user.click(button('Remove 1.png'));
  expect(button('Attach files')).toBeEnabled();
});
