import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAIL_KINDS, MAILS } from '@munim/schema/company/mails.rules.ts';
import type { CompanyFieldsFragment } from '../../generated/documents.ts';
import { type GatewayCall, graphqlError, type MockResponses } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const BENGALURU = {
  __typename: 'GstRegistration' as const,
  id: '1',
  gstin: '29AAACM4154Q1ZY',
  state: 'Karnataka',
  address1: '12 Residency Road',
  city: 'Bengaluru',
  postalCode: '560025',
  isDefault: true,
  endedOn: null,
  hasDocuments: true,
};
const KOCHI = {
  ...BENGALURU,
  id: '2',
  gstin: '32AAACM4154Q1ZB',
  state: 'Kerala',
  city: 'Kochi',
  postalCode: '682001',
  isDefault: false,
  hasDocuments: false,
};
const SERIES = {
  __typename: 'DocumentSeries' as const,
  kind: 'INVOICE' as const,
  gstin: BENGALURU.gstin,
  prefix: 'INV',
  financialYear: '2627',
  nextNumber: 13,
  next: 'INV-2627-00013',
  hasNumbers: true,
};
const company = (more: Partial<CompanyFieldsFragment> = {}) => ({
  __typename: 'Company' as const,
  legalName: 'Munim Hospitality Supplies',
  pan: 'AAACM4154Q',
  cin: '',
  phone: '080 1234',
  email: '',
  bank: 'Demo Bank\nA/c 1',
  upiId: '',
  invoiceTerms: 'Pay in 30 days',
  quotationTerms: '',
  logo: '',
  signature: '',
  invoiceAtDispatch: 'ISSUED' as const,
  eInvoiceWithinDays: 0,
  orderDelayAccess: 'LINK' as const,
  roleNames: [{ __typename: 'RoleName' as const, roleId: Role.SALES, name: 'Seller' }],
  hasDocuments: true,
  registrations: [BENGALURU, KOCHI],
  series: [SERIES, { ...SERIES, kind: 'ORDER' as const, gstin: null, next: 'SO-2627-00001' }],
  marginFloor: '5.00',
  categoryFloors: [
    { __typename: 'CategoryFloor' as const, categoryId: '7', name: 'Linen', percent: '12.50' },
    { __typename: 'CategoryFloor' as const, categoryId: '8', name: 'Amenities', percent: null },
  ],
  mailTemplates: MAIL_KINDS.map((kind) => ({
    __typename: 'MailTemplate' as const,
    kind,
    subject: MAILS[kind].subject,
    body: MAILS[kind].body,
    isOwn: false,
  })),
  changedBy: null,
  changedAt: '2026-11-20T10:00:00Z',
  version: 4,
  ...more,
});

const backup = (more: object = {}) => ({
  __typename: 'LastBackup' as const,
  isScheduled: true,
  madeAt: new Date().toISOString(),
  byteSize: 1000,
  fault: null,
  ...more,
});

function open(path = '/settings', responses: MockResponses = {}, role: number = Role.TOP_ADMIN) {
  const changed = (field: string) => () => ({ data: { [field]: company({ version: 5 }) } });
  const started = openConsole(path, {
    viewer: viewerOf(role),
    responses: {
      Company: () => ({ data: { company: company() } }),
      LastBackup: () => ({ data: { lastBackup: backup() } }),
      RoleTemplates: () => ({ data: { roleTemplates: [] } }),
      UpdateCompany: changed('updateCompany'),
      AddGstRegistration: changed('addGstRegistration'),
      SetDocumentSeries: changed('setDocumentSeries'),
      SetMailTemplate: changed('setMailTemplate'),
      SetMarginFloors: changed('setMarginFloors'),
      SendTestMail: () => ({ data: { sendTestMail: { __typename: 'Done', success: true } } }),
      MakeGstRegistrationDefault: changed('makeGstRegistrationDefault'),
      RemoveGstRegistration: changed('removeGstRegistration'),
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}
const inputsOf = (calls: GatewayCall[], operation: string) =>
  calls.filter((call) => call.operation === operation).map((call) => call.variables['input']);
const button = (name: string) => screen.findByRole('button', { name });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('administrators see the company and change what they typed, on the version they read', async () => {
  const { user, calls } = open();
  expect(await screen.findByText('Munim Hospitality Supplies')).toBeInTheDocument();
  await user.click(await button('Change Company'));
  const form = await drawer('Company');
  expect(form.getByLabelText(/^PAN/)).toBeDisabled();
  await user.type(form.getByLabelText('UPI id'), 'munim');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('UPI id is not of the form name@bank')).toBeInTheDocument();
  await user.type(form.getByLabelText('UPI id'), '@okbank');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(inputsOf(calls, 'UpdateCompany')).toMatchObject([
    { version: 4, upiId: 'munim@okbank', phone: '080 1234' },
  ]);
});

test('a picture that was chosen is sent, and one that is saved is not sent again', async () => {
  const saved = 'data:image/png;base64,U0lHTg==';
  const { user, calls } = open('/settings', {
    Company: () => ({ data: { company: company({ signature: saved }) } }),
  });
  await user.click(await button('Change Logo and signature'));
  const form = await drawer('Logo and signature');
  await user.upload(
    form.getByLabelText('Logo'),
    new File(['LOGO'], 'logo.png', { type: 'image/png' }),
  );
  expect(await form.findByRole('img', { name: 'Logo' })).toHaveAttribute(
    'src',
    'data:image/png;base64,TE9HTw==',
  );
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(inputsOf(calls, 'UpdateCompany')).toEqual([{ version: 4, logo: 'TE9HTw==' }]);
});

test('a picture is removed', async () => {
  const { user, calls } = open('/settings', {
    Company: () => ({
      data: { company: company({ signature: 'data:image/png;base64,U0lHTg==' }) },
    }),
  });
  expect(await screen.findByRole('img', { name: 'Signature' })).toBeInTheDocument();
  await user.click(await button('Change Logo and signature'));
  const form = await drawer('Logo and signature');
  await user.click(form.getByRole('button', { name: 'Remove Signature' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(inputsOf(calls, 'UpdateCompany')).toEqual([{ version: 4, signature: '' }]);
});

test('a change by someone else keeps what was typed', async () => {
  const { user } = open('/settings?tab=documents', {
    UpdateCompany: () => graphqlError('CONFLICT', 'This company was changed by someone else.'),
  });
  await user.click(await button('Change Documents'));
  const form = await drawer('Documents');
  await user.type(form.getByLabelText('Terms of quotations'), 'Valid for 7 days');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Someone else changed this company')).toBeInTheDocument();
  expect(form.getByLabelText('Terms of quotations')).toHaveValue('Valid for 7 days');
});

test('roles get names of the company, and lead to who has them', async () => {
  const { user, calls } = open('/settings?tab=roles');
  expect(await screen.findByText('Seller')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Show staff' })[0]).toHaveAttribute(
    'href',
    '/admins?role=1001',
  );
  await user.click(await button('Change Roles'));
  const form = await drawer('Names of roles');
  await user.type(form.getByLabelText('Role 1020'), 'Accounts');
  await user.clear(form.getByLabelText('Role 1007'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(inputsOf(calls, 'UpdateCompany')).toEqual([
    { version: 4, roleNames: [{ roleId: Role.FINANCE, name: 'Accounts' }] },
  ]);
});

test('a registration is checked before it is sent, and its number tells the state', async () => {
  const { user, calls } = open('/settings?tab=registrations');
  await user.click(await button('Add GST registration'));
  const form = await drawer('Add GST registration');
  await user.type(form.getByLabelText(/^GST number/), '27aaacm4154q1z2');
  expect(form.getByLabelText(/^State/)).toHaveValue('Maharashtra');
  await user.type(form.getByLabelText(/^Street/), '4 Marine Drive');
  await user.type(form.getByLabelText(/^City/), 'Mumbai');
  await user.type(form.getByLabelText(/^PIN Code/), '560025');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('PIN code 560025 is not of Maharashtra')).toBeInTheDocument();
  await user.clear(form.getByLabelText(/^PIN Code/));
  await user.type(form.getByLabelText(/^PIN Code/), '400001');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(inputsOf(calls, 'AddGstRegistration')).toEqual([
    {
      version: 4,
      gstin: '27AAACM4154Q1Z2',
      state: 'Maharashtra',
      address1: '4 Marine Drive',
      city: 'Mumbai',
      postalCode: '400001',
    },
  ]);
});

test('what may be done with a registration follows from its documents', async () => {
  const { user, calls } = open('/settings?tab=registrations');
  expect(await button(`Make default ${KOCHI.gstin}`)).toBeInTheDocument();
  for (const name of [`Make default ${BENGALURU.gstin}`, `End ${BENGALURU.gstin}`])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await user.click(await button(`Remove ${KOCHI.gstin}`));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(inputsOf(calls, 'RemoveGstRegistration')).toEqual([{ id: '2', version: 4 }]);
});

test('others do not open it', async () => {
  const { calls } = open('/settings', {}, Role.BROAD_ACCESS);
  expect(await screen.findByText(/do not have permission/)).toBeInTheDocument();
  expect(calls.some(({ operation }) => operation === 'Company')).toBe(false);
});

test('a series is shown before it is saved, and what the GST rules refuse is not sent', async () => {
  const { user, calls } = open('/settings?tab=numbering');
  expect(await screen.findByText('INV-2627-00013')).toBeInTheDocument();
  const name = `Numbers of invoices and bills of supply, ${BENGALURU.gstin}`;
  await user.click(await button(`Change ${name}`));
  const form = await drawer(name);
  const prefix = form.getByLabelText(/^Prefix/);
  await user.clear(prefix);
  await user.type(prefix, 'a_t');
  expect(form.getByText('Not a number that documents can have.')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Prefix must have 1 to 5/)).toBeInTheDocument();
  await user.clear(prefix);
  await user.type(prefix, 'at');
  await user.clear(form.getByLabelText(/^Next number/));
  await user.type(form.getByLabelText(/^Next number/), '146');
  expect(form.getByText('The next is AT-2627-00146.')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(inputsOf(calls, 'SetDocumentSeries')).toEqual([
    { version: 4, kind: 'INVOICE', gstin: BENGALURU.gstin, prefix: 'AT', nextNumber: 146 },
  ]);
});

const DAYS_AGO = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
test.each([
  [{ madeAt: DAYS_AGO(0.5) }, /12 hours ago/, false],
  [{ madeAt: DAYS_AGO(3) }, /3 days ago/, true],
  [{ madeAt: null }, /There is no backup/, true],
  [{ fault: 'no space left' }, /The last attempt failed: no space left/, true],
  [{ isScheduled: false }, /Nightly backups are off/, true],
])('a backup with %j', async (more, text, isWarning) => {
  open('/settings', { LastBackup: () => ({ data: { lastBackup: backup(more) } }) });
  expect(await screen.findByText(text)).toBeInTheDocument();
  const section = within(screen.getByRole('region', { name: 'Company' }));
  expect(section.queryByRole('alert') !== null).toBe(isWarning);
});

test('the permissions of a role: begun from another, whom it touches before it is saved', async () => {
  const template = (roleId: number, entity: string) => ({
    __typename: 'RoleTemplate',
    roleId,
    name: `Role ${roleId}`,
    permissions: [{ __typename: 'Permission', entity, actions: ['READ'] }],
    version: 2,
    assignable: true,
  });
  const [sales, finance] = [template(Role.SALES, 'ORDER'), template(Role.FINANCE, 'PAYMENT')];
  const touched = {
    __typename: 'RoleTemplateUser',
    user: { __typename: 'UserName', id: '3', name: 'Asha Nair' },
    added: 1,
    removed: 1,
    ownDifferences: 2,
  };
  const { user, calls } = open('/settings?tab=roles', {
    RoleTemplates: () => ({ data: { roleTemplates: [sales, finance] } }),
    RoleTemplateEffect: () => ({
      data: {
        roleTemplateEffect: {
          __typename: 'RoleTemplateEffect',
          staff: 4,
          count: 1,
          users: [touched],
        },
      },
    }),
    UpdateRoleTemplate: () => ({ data: { updateRoleTemplate: [sales, finance] } }),
  });
  await user.click(await button('Change permissions of Role 1007'));
  const form = await drawer('Permissions of Role 1007');
  await user.selectOptions(form.getByLabelText('Begin from'), 'A copy of Role 1020');
  expect(form.getByText('Saving adds payment READ, takes order READ.')).toBeInTheDocument();
  expect(
    await form.findByText('Changes the permissions of 1 of 4 who have the role:'),
  ).toBeInTheDocument();
  expect(form.getByText('Asha Nair: 1 more, 1 fewer; 2 of their own stay')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Permissions of the role saved')).toBeInTheDocument();
  expect(inputsOf(calls, 'UpdateRoleTemplate')).toEqual([
    { roleId: Role.SALES, version: 2, permissions: [{ entity: 'PAYMENT', actions: ['READ'] }] },
  ]);
});

test('a mail is worded with a preview, refused with the name of a wrong placeholder, and tried', async () => {
  const { user, calls } = open('/settings?tab=mails');
  await user.click(await button('Change mail: Quotation to the customer'));
  const form = await drawer('Mail: Quotation to the customer');
  const subject = form.getByLabelText(/^Subject/);
  await user.clear(subject);
  await user.type(subject, 'Offer {{number} for {{buyer}');
  expect(form.getByText(/^There is no placeholder \{buyer\}/)).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(inputsOf(calls, 'SetMailTemplate')).toEqual([]);
  await user.clear(subject);
  await user.type(subject, 'Offer {{number} for {{customer}');
  const preview = within(form.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Offer 118 for Hotel Udupi')).toBeInTheDocument();
  expect(preview.getByText('The document follows.')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText('Test mail sent to you.')).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  const sent = { kind: 'QUOTATION', subject: 'Offer {number} for {customer}' };
  expect(inputsOf(calls, 'SendTestMail')).toMatchObject([sent]);
  expect(inputsOf(calls, 'SetMailTemplate')).toMatchObject([{ version: 4, ...sent }]);
});

test('the shipped text comes back', async () => {
  const own = company();
  own.mailTemplates[0] = { ...own.mailTemplates[0]!, subject: 'Code', isOwn: true };
  const { user, calls } = open('/settings?tab=mails', {
    Company: () => ({ data: { company: own } }),
  });
  expect(await screen.findByText('Changed')).toBeInTheDocument();
  await user.click(await button('Change mail: Sign-in code'));
  const form = await drawer('Mail: Sign-in code');
  expect(form.getByLabelText(/^Subject/)).toHaveValue('Code');
  await user.click(form.getByRole('button', { name: 'Use the shipped text' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(inputsOf(calls, 'SetMailTemplate')).toMatchObject([
    { subject: MAILS.SIGN_IN_CODE.subject, body: MAILS.SIGN_IN_CODE.body },
  ]);
});

test('floors of margins: only those that were changed are sent, and an empty one is that of the company', async () => {
  const { user, calls } = open('/settings?tab=margins');
  expect(await screen.findByText('12.5 %')).toBeInTheDocument();
  expect(screen.getByText('As the company')).toBeInTheDocument();
  await user.click(await button('Change Margins'));
  const form = await drawer('Margins');
  await user.clear(form.getByLabelText('Linen'));
  await user.clear(form.getByLabelText(/^Least margin of the company/));
  await user.type(form.getByLabelText(/^Least margin of the company/), '8');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved.')).toBeInTheDocument();
  expect(inputsOf(calls, 'SetMarginFloors')).toEqual([
    { version: 4, marginFloor: '8', categories: [{ categoryId: '7', percent: null }] },
  ]);
});
