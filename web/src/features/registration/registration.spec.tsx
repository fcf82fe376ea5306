import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { FakeServer, ok, refusal } from '../../../test/fake-server';
import { noteDeadCode } from '../../lib/sent-codes';
import { registration } from '../../texts/registration';

// Jest cannot link the testing library in one graph with Radix.
const { Registration } = await import('./registration');

const SEND = '/signup/send/email/code';
const EMAIL = 'ana@school.example';
let server: FakeServer;

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/registration/:subroute?" element={<Registration />} />
      </Routes>
    </MemoryRouter>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function fillUpToSignUp() {
  open('/registration/signup');
  type(registration.identity.firstName, 'Ana');
  type(registration.identity.lastName, "O'Kafor-Núñez");
  type(registration.identity.phone, '+1 (213) 555-0123');
  press(registration.next);
  await heading(registration.signUp.title);
}

describe('registration', () => {
  beforeEach(() => {
    sessionStorage.clear();
    server = new FakeServer();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('asks for names of letters and ten digits before anything else', async () => {
    open('/registration/signup');
    type(registration.identity.firstName, 'R2D2');
    type(registration.identity.phone, '123');
    press(registration.next);
    expect(await screen.findByText(registration.identity.nameInvalid)).toBeTruthy();
    expect(screen.getByText(registration.identity.lastNameMissing)).toBeTruthy();
    expect(screen.getByText('Phone number must be 10 digits')).toBeTruthy();
    expect(server.count('/signup/register')).toBe(0);
  });

  it('judges the password rules on submit, and sends nothing while one is broken', async () => {
    await fillUpToSignUp();
    type(registration.email, EMAIL);
    type(registration.signUp.password, 'quiet river stones');
    type(registration.signUp.confirmation, 'quiet river');
    expect(screen.queryByText('(not met)')).toBeNull();
    press(registration.signUp.submit);
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
    expect(screen.getAllByText('(not met)')).toHaveLength(2);
    expect(server.count('/signup/register')).toBe(0);
  });

  it('registers, then sends the code once and shows where it went', async () => {
    server.answers['/signup/register'] = ok();
    server.answers[SEND] = ok({ DidEmailCodeSend: true });
    await fillUpToSignUp();
    type(registration.email, EMAIL);
    type(registration.signUp.password, 'Quiet-River-Stones');
    type(registration.signUp.confirmation, 'Quiet-River-Stones');
    press(registration.signUp.submit);
    await heading(registration.verifyEmail.title);
    expect(screen.getByText(EMAIL)).toBeTruthy();
    await waitFor(() => {
      expect(server.count(SEND)).toBe(1);
    });
    expect(server.asked.find((one) => one.path === '/signup/register')?.body).toMatchObject({
      LastName: "O'Kafor-Núñez",
      PhoneNumber: '2135550123',
    });
  });

  it('says that the address is taken, and keeps what was typed', async () => {
    server.answers['/signup/register'] = refusal('identity.email-taken');
    await fillUpToSignUp();
    type(registration.email, EMAIL);
    type(registration.signUp.password, 'Quiet-River-Stones');
    type(registration.signUp.confirmation, 'Quiet-River-Stones');
    press(registration.signUp.submit);
    expect(await screen.findByText('User associated with this email already exists.')).toBeTruthy();
    expect(field(registration.email).value).toBe(EMAIL);
    expect(field(registration.signUp.password).value).toBe('Quiet-River-Stones');
  });

  it('does nothing on sign-in without a password, and tells a mismatch in the words of the spec', async () => {
    server.answers['/login/authentication'] = refusal('identity.credentials-mismatch', 'x');
    open('/registration');
    type(registration.email, EMAIL);
    press(registration.signIn.submit);
    expect(server.count('/login/authentication')).toBe(0);
    type(registration.signIn.password, 'wrong');
    press(registration.signIn.submit);
    expect(await screen.findByText('Credentials do not match records')).toBeTruthy();
    expect(field(registration.email).getAttribute('aria-invalid')).toBe('true');
  });

  it('leads an unverified sign-in to its code, sent if the server sends one', async () => {
    server.answers['/login/authentication'] = refusal('identity.email-unverified');
    server.answers[SEND] = refusal('identity.code-wait');
    open('/registration');
    type(registration.email, EMAIL);
    type(registration.signIn.password, 'Quiet-River-Stones');
    press(registration.signIn.submit);
    await heading(registration.verifyEmail.title);
    // A code sent a moment ago, by the sign-up window for example, is as good: no error.
    await waitFor(() => {
      expect(server.count(SEND)).toBe(1);
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads somebody whose address an administrator changed back to signing in, not to a phone they have', async () => {
    server.answers[SEND] = ok({ DidEmailCodeSend: true });
    server.answers['/signup/validate/email/code'] = ok({ IsEmailCodeValid: true, IsAccountOpen: true });
    open(`/registration/login?user=${EMAIL}`);
    type(registration.verifyEmail.code.label, '123456');
    press(registration.verifyEmail.code.verify);
    expect(await screen.findByText(registration.signIn.emailConfirmed)).toBeTruthy();
    await heading(registration.signIn.title);
  });

  it('does not speak of a code that registering anew has ended, and sends the new one when it may', async () => {
    jest.useFakeTimers();
    noteDeadCode('signup-email', EMAIL);
    server.answers[SEND] = refusal('identity.code-wait');
    open(`/registration/login?user=${EMAIL}`);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText(registration.verifyEmail.code.waiting)).toBeTruthy();
    expect(screen.queryByText(EMAIL)).toBeNull();
    server.answers[SEND] = ok({ DidEmailCodeSend: true });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(server.count(SEND)).toBe(2);
    expect(screen.queryByText(registration.verifyEmail.code.waiting)).toBeNull();
    expect(screen.getByText(EMAIL)).toBeTruthy();
  });

  it('counts a minute down before it sends again, and asks for the code once however often it is opened', async () => {
    jest.useFakeTimers();
    server.answers[SEND] = ok({ DidEmailCodeSend: true });
    open(`/registration/login?user=${EMAIL}`);
    await act(() => jest.advanceTimersByTimeAsync(0));
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send a new code/ });
    expect(button().disabled).toBe(true);
    expect(button().textContent).toBe('Send a new code (in 60 s)');
    cleanup();
    open(`/registration/login?user=${EMAIL}`);
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(button().textContent).toBe('Send a new code (in 1 s)');
    expect(server.count(SEND)).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    fireEvent.click(button());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(server.count(SEND)).toBe(2);
  });

  it('keeps a wrong code and says so; without a network it says that nothing is lost', async () => {
    server.answers[SEND] = ok({ DidEmailCodeSend: true });
    server.answers['/signup/validate/email/code'] = refusal('identity.email-code-invalid');
    open(`/registration/login?user=${EMAIL}`);
    type(registration.verifyEmail.code.label, '123 456');
    press(registration.verifyEmail.code.verify);
    expect(await screen.findByText('Email code is invalid')).toBeTruthy();
    expect(field(registration.verifyEmail.code.label).value).toBe('123456');
    server.answers = {};
    press(registration.verifyEmail.code.verify);
    expect(await screen.findByText(registration.unreachable)).toBeTruthy();
  });
});
