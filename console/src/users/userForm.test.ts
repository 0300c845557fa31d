import { expect, test } from '@jest/globals';
import type { UserRowFragment } from '../../generated/documents.ts';
import { changedPerson, newPerson, personFieldsOf } from './userForm.ts';

const user = {
  firstName: 'Asha',
  lastName: 'Nair',
  email: 'asha@example.com',
  mobile: '9000000001',
  username: 'asha.nair',
  logo: null,
};
const row = (more: object = {}) => ({ ...user, ...more }) as UserRowFragment;

test('only changed fields are sent; clearing the user name makes it the e-mail address', () => {
  const fields = personFieldsOf(row());
  expect(changedPerson(row(), { ...fields, firstName: ' Asha ' })).toEqual({});
  expect(changedPerson(row(), { ...fields, lastName: '', logo: 'a.png' })).toEqual({
    lastName: '',
    logo: 'a.png',
  });
  expect(changedPerson(row(), { ...fields, username: ' ' })).toEqual({
    username: 'asha@example.com',
  });
});

test('a user name equal to the e-mail address is not sent when the address changes', () => {
  const same = row({ username: 'asha@example.com' });
  expect(personFieldsOf(same).username).toBe('');
  expect(changedPerson(same, { ...personFieldsOf(same), email: 'new@example.com' })).toEqual({
    email: 'new@example.com',
  });
  expect(newPerson(personFieldsOf(same))).not.toHaveProperty('username');
});
