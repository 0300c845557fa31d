import { describe, expect, it } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockResponses, graphqlError } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';
import { readTokens } from '../app/tokens.ts';

const viewer = viewerOf(Role.SALES);
const session = (field: string) => () => ({
  data: { [field]: { __typename: 'OtpSession', sessionId: 's1', message: null } },
});
const verified = {
  data: {
    verifyUser: {
      __typename: 'SignedIn',
      accessToken: 'a1',
      refreshToken: 'r1',
      deviceToken: null,
    },
  },
};
const RESPONSES: MockResponses = {
  SendOtp: session('sendOtp'),
  ResendOtp: session('resendOtp'),
  VerifyUser: () => verified,
  Viewer: () => ({ data: { viewer } }),
};

const input = () => screen.findByLabelText('E-mail or phone');
const box = (i: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${i} of 6`);
const boxes = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Digit . of 6$/).map(({ value }) => value);

async function openCodeStep(responses: MockResponses = RESPONSES, path = '/login') {
  const user = userEvent.setup();
  const opened = openConsole(path, { responses });
  await user.type(await input(), 'asha@example.com{Enter}');
  await screen.findByLabelText('Digit 1 of 6');
  return { user, ...opened };
}

describe('requesting a code', () => {
  it('accepts a valid e-mail or ten digits only', async () => {
    const user = userEvent.setup();
    const { calls } = openConsole('/login', { responses: RESPONSES });
    const send = await screen.findByRole('button', { name: 'Send OTP' });
    expect(await input()).toHaveAttribute('maxlength', '100');
    for (const [typed, good] of [
      ['asha', false],
      ['asha@example.info', false],
      ['asha@example.com', true],
      ['98765', false],
      ['9876543210', true],
    ] as const) {
      await user.clear(await input());
      await user.type(await input(), typed);
      expect(send.hasAttribute('disabled')).toBe(!good);
    }
    await user.clear(await input());
    await user.type(await input(), 'asha{Enter}');
    expect(calls.map(({ operation }) => operation)).toEqual(['SetUpOpen']);
  });

  it('shows that the code was sent', async () => {
    const { calls } = await openCodeStep();
    expect(calls.find(({ operation }) => operation === 'SendOtp')).toMatchObject({
      operation: 'SendOtp',
      variables: { input: { type: 'EMAIL', value: 'asha@example.com' } },
    });
    expect(await screen.findByText('OTP sent successfully')).toBeInTheDocument();
  });

  it("shows the server's text under the form", async () => {
    const user = userEvent.setup();
    const refused = graphqlError('RATE_LIMITED', 'Too many attempts. Please try again later.');
    openConsole('/login', { responses: { SendOtp: () => refused } });
    await user.type(await input(), '9876543210{Enter}');
    expect(await screen.findByText('Too many attempts. Please try again later.')).toHaveAttribute(
      'role',
      'alert',
    );
  });
});

describe('the six boxes', () => {
  it('advance, go back with Backspace, and verify with the sixth digit', async () => {
    const { user, calls } = await openCodeStep();
    expect(box(1)).toHaveFocus();
    await user.keyboard('12x3');
    expect(boxes()).toEqual(['1', '2', '3', '', '', '']);
    expect(box(4)).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(boxes()).toEqual(['1', '2', '', '', '', '']);
    expect(box(3)).toHaveFocus();
    await user.keyboard('3456');
    expect(calls.some(({ operation }) => operation === 'VerifyUser')).toBe(true);
  });

  it('correct a digit in the middle', async () => {
    const { user } = await openCodeStep();
    await user.keyboard('12345');
    await user.click(box(2));
    await user.keyboard('9');
    expect(boxes()).toEqual(['1', '9', '3', '4', '5', '']);
  });

  it('fill and verify when six digits are pasted', async () => {
    const { user, calls } = await openCodeStep();
    await user.click(box(3));
    await user.paste('123 456');
    await waitFor(() => expect(calls.at(-1)?.operation).not.toBe('SendOtp'));
    const verify = calls.find(({ operation }) => operation === 'VerifyUser');
    expect(verify?.variables).toEqual({
      input: { type: 'EMAIL', value: 'asha@example.com', sessionId: 's1', otp: '123456' },
    });
  });

  it('support one-time-code autofill', async () => {
    await openCodeStep();
    expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box(1)).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('verifying', () => {
  it('signs in and returns to the requested route', async () => {
    const { user, router } = await openCodeStep(
      RESPONSES,
      '/login?return=%2Fpurchase%2Fbills%3Fpage%3D2',
    );
    await user.paste('123456');
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/purchase/bills', search: '?page=2' });
    expect(readTokens()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('a wrong code shows the notice and the text under the form, and clears the boxes', async () => {
    const words = 'You have entered an incorrect OTP';
    const { user } = await openCodeStep({
      ...RESPONSES,
      VerifyUser: () => graphqlError('OTP_INCORRECT', words),
    });
    await user.paste('123456');
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2)); // the notice and the text
    expect(boxes().join('')).toBe('');
    expect(box(1)).toHaveFocus();
  });

  it('any other failure: only the text under the form', async () => {
    const { user } = await openCodeStep({
      ...RESPONSES,
      VerifyUser: () => graphqlError('OTP_EXPIRED', 'This code has expired'),
    });
    await user.paste('123456');
    expect(await screen.findAllByText('This code has expired')).toHaveLength(1);
  });

  it('Resend waits 30 seconds; the address can be changed', async () => {
    const { user } = await openCodeStep();
    expect(screen.getByRole('button', { name: /^Resend in (30|29) s$/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Change e-mail' }));
    expect(await input()).toHaveValue('asha@example.com');
  });
});
