import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aUser, FakeServer, ok, refusal } from '../../../test/fake-server';
import { tabStorage } from '../../lib/encoded-storage';
import { begin, refreshUser, session } from '../../lib/session';
import { account } from '../../texts/account';

// Jest cannot link the testing library in one graph with Radix.
const { Account } = await import('./account');
const { forgetPending, notePending, pendingCodes } = await import('./pending-codes');

const UPDATE = '/users/update/user/information';
const EMAIL = '/users/send/email/code';
const EMAIL_CODE = '/users/validate/email/code';
const PHONE = '/users/send/sms/code';
const PHONE_CODE = '/users/validate/sms/code';
const words = account.details;
const NEW = 'Patient-Heron-River-7';
const MOVED = 'moved@school.example';

let server: FakeServer;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
};
const bodies = (path: string) => server.asked.filter((one) => one.path === path).map((one) => one.body);
const open = () =>
  render(
    <MemoryRouter>
      <Account />
    </MemoryRouter>,
  );

describe('the account screen', () => {
  beforeEach(() => {
    sessionStorage.clear();
    server = new FakeServer();
    begin(aUser(), 'token');
  });
  afterEach(() => {
    cleanup();
    forgetPending('email');
    forgetPending('phone');
    jest.useRealTimers();
  });

  it('sends nothing while nothing was changed, or something is missing', async () => {
    open();
    await press(words.save);
    expect(screen.getByText(words.unchanged)).toBeTruthy();
    type(words.confirmation, NEW);
    await press(words.save);
    expect(screen.getByText('Please enter your new password.')).toBeTruthy();
    type(words.confirmation, '');
    type(words.newPassword, NEW);
    await press(words.save);
    expect(screen.getByText('Please confirm your new password.')).toBeTruthy();
    type(words.email, 'nowhere');
    type(words.lastName, ' ');
    await press(words.save);
    expect(screen.getByText(words.emailInvalid)).toBeTruthy();
    expect(screen.getByText(words.lastNameMissing)).toBeTruthy();
    expect(screen.getByText(words.currentPasswordMissing)).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it('sends names alone without a password, and never what was not changed', async () => {
    server.answers[UPDATE] = ok({ User: aUser({ FirstName: 'Zoë' }) });
    open();
    expect(screen.queryByLabelText(words.currentPassword)).toBeNull();
    type(words.firstName, 'Zoë');
    await press(words.save);
    expect(bodies(UPDATE)).toEqual([
      {
        USToken: 'token',
        Email: 'ana@school.example',
        TempUserFirstName: 'Zoë',
        TempUserLastName: 'Okafor',
      },
    ]);
    expect(await screen.findByText('Settings Updated Successfully!')).toBeTruthy();
    expect(session.get()).toMatchObject({ state: 'signed-in', token: 'token', user: { FirstName: 'Zoë' } });
  });

  it.each([
    [
      'identity.password-unchanged',
      'New Password must be different from Current Password!',
      words.newPassword,
    ],
    ['identity.password-weak', 'Password is required!', words.newPassword],
    ['identity.password-unconfirmed', 'Confirm Password is required!', words.confirmation],
    ['identity.password-unconfirmed', 'Passwords do not match!', words.confirmation],
    ['identity.password-weak', 'Password must be at least 12 characters!', words.newPassword],
    ['identity.password-common', 'This password is easy to guess.', words.newPassword],
    ['identity.credentials-mismatch', 'Credentials do not match records', words.currentPassword],
  ])('shows %s (%s) at its field, and keeps what was typed', async (code, message, label) => {
    server.answers[UPDATE] = refusal(code, message);
    open();
    type(words.newPassword, NEW);
    type(words.confirmation, NEW);
    type(words.currentPassword, 'Old-one-12345');
    await press(words.save);
    const shown = await screen.findByText(message);
    expect(field(label).getAttribute('aria-describedby')).toContain(shown.id);
    expect(document.activeElement).toBe(field(label));
    expect(field(words.newPassword).value).toBe(NEW);
  });

  it('goes on with the token of a new password, and forgets what was typed', async () => {
    server.answers[UPDATE] = ok({ User: aUser(), USToken: 'next' });
    open();
    type(words.newPassword, NEW);
    type(words.confirmation, NEW);
    type(words.currentPassword, 'Old-one-12345');
    await press(words.save);
    await waitFor(() => {
      expect(field(words.newPassword).value).toBe('');
    });
    expect(tabStorage.read('token')).toBe('next');
    expect(screen.queryByLabelText(words.currentPassword)).toBeNull();
  });

  it('asks for the code to a new address with the password that holds by then', async () => {
    server.answers[UPDATE] = ok({ User: aUser(), USToken: 'next' });
    server.answers[EMAIL] = ok({ DidEmailCodeSend: true });
    server.answers[EMAIL_CODE] = ({ EmailCode }) =>
      EmailCode === '123456'
        ? ok({ IsEmailCodeValid: true, USToken: 'third', User: aUser({ Email: MOVED }) })
        : refusal('identity.email-code-invalid', 'Email code is invalid');
    open();
    type(words.email, MOVED);
    type(words.newPassword, NEW);
    type(words.confirmation, NEW);
    type(words.currentPassword, 'Old-one-12345');
    await press(words.save);
    await screen.findByRole('form', { name: account.email.title });
    expect(bodies(EMAIL)).toEqual([{ USToken: 'next', TempUserEmail: MOVED, CurrentPassword: NEW }]);
    expect(field(words.email).value).toBe('ana@school.example');
    // What a reload finds again: no password is kept.
    expect(tabStorage.read('change.email')).toEqual({ to: MOVED, sentAtMs: expect.any(Number) });

    type(account.email.label, '999 999');
    await press(account.email.confirm);
    expect(await screen.findByText('Email code is invalid')).toBeTruthy();
    type(account.email.label, '123456');
    await press(account.email.confirm);
    await waitFor(() => {
      expect(screen.queryByRole('form', { name: account.email.title })).toBeNull();
    });
    expect(session.get()).toMatchObject({ token: 'third', user: { Email: MOVED } });
    expect(field(words.email).value).toBe(MOVED);
  });

  it('asks for the code to a number first, since a new address ends all codes', async () => {
    server.answers[EMAIL] = ok({ DidEmailCodeSend: true });
    server.answers[PHONE] = ok({ DidSMSCodeSend: true });
    server.answers[PHONE_CODE] = ok({ IsSMSCodeValid: true, User: aUser({ PhoneNumber: '9162791234' }) });
    open();
    type(words.email, MOVED);
    type(words.phone, '916 279 1234');
    type(words.currentPassword, 'Old-one-12345');
    await press(words.save);
    await screen.findByRole('form', { name: account.phone.title });
    expect(screen.queryByRole('form', { name: account.email.title })).toBeNull();
    type(account.phone.label, '123456');
    await press(account.phone.confirm);
    await screen.findByRole('form', { name: account.email.title });
    expect(bodies(PHONE_CODE)).toEqual([
      { USToken: 'token', SMSCode: '123456', TempPhoneNumber: '9162791234' },
    ]);
    expect(session.get()).toMatchObject({ user: { PhoneNumber: '9162791234' } });
    expect(bodies(PHONE)).toEqual([
      { USToken: 'token', TempUserPhoneNumber: '9162791234', CurrentPassword: 'Old-one-12345' },
    ]);
    await press(account.email.keep);
    expect(screen.queryByRole('form', { name: account.email.title })).toBeNull();
    expect(field(words.email).value).toBe('ana@school.example');
  });

  it('asks for the password for another number, and shows its refusal there', async () => {
    server.answers[PHONE] = refusal('identity.credentials-mismatch', 'Credentials do not match records');
    open();
    expect(screen.queryByLabelText(words.currentPassword)).toBeNull();
    type(words.phone, '9162791234');
    await press(words.save);
    expect(screen.getByText(words.currentPasswordMissing)).toBeTruthy();
    expect(server.asked).toEqual([]);
    type(words.currentPassword, 'Wrong-one-12345');
    await press(words.save);
    const shown = await screen.findByText('Credentials do not match records');
    expect(field(words.currentPassword).getAttribute('aria-describedby')).toContain(shown.id);
    expect(field(words.phone).value.replace(/\D/g, '')).toBe('9162791234');
  });

  it('sends what can be sent where one part is refused, and says which', async () => {
    server.answers[EMAIL] = refusal(
      'identity.email-taken',
      'User associated with this email already exists.',
    );
    server.answers[PHONE] = ok({ DidSMSCodeSend: true });
    open();
    type(words.email, MOVED);
    type(words.phone, '9162791234');
    type(words.currentPassword, 'Old-one-12345');
    await press(words.save);
    expect(await screen.findByText('User associated with this email already exists.')).toBeTruthy();
    await screen.findByRole('form', { name: account.phone.title });
    expect(field(words.email).value).toBe(MOVED);
  });

  it('takes the question for a code away once the code works no more', async () => {
    jest.useFakeTimers();
    server.answers[PHONE] = ok({ DidSMSCodeSend: true });
    open();
    type(words.phone, '9162791234');
    type(words.currentPassword, 'Old-one-12345');
    await press(words.save);
    await act(() => jest.advanceTimersByTimeAsync(9 * 60_000));
    expect(screen.getByRole('form', { name: account.phone.title })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(screen.queryByRole('form', { name: account.phone.title })).toBeNull();
    expect(screen.getByText(account.codeExpired)).toBeTruthy();
    expect(tabStorage.read('change.phone')).toBeUndefined();
  });

  it('takes the focus for a code that was just sent, and not for one that a reload found', () => {
    const found = { to: '9162791234', sentAtMs: performance.timeOrigin - 1000 };
    pendingCodes.set({ email: undefined, phone: found });
    open();
    const typed = () => field(account.phone.label);
    expect(document.activeElement).not.toBe(typed());
    act(() => {
      notePending('phone', found.to);
    });
    expect(document.activeElement).toBe(typed());
  });

  it('keeps what was typed when the server is not reached', async () => {
    open();
    type(words.firstName, 'Zoë');
    await press(words.save);
    expect(await screen.findByText(account.unreachable)).toBeTruthy();
    expect(field(words.firstName).value).toBe('Zoë');
    act(() => {
      refreshUser({ AccountBalance: 5, LastName: 'Nuñez' });
    });
    expect(field(words.firstName).value).toBe('Zoë');
    expect(field(words.lastName).value).toBe('Nuñez');
  });
});
