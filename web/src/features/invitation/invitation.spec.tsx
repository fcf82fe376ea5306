import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { aUser, FakeServer, ok, refusal } from '../../../test/fake-server';
import { leave, session } from '../../lib/session';
import { invitation as words } from '../../texts/invitation';

// Jest cannot link the testing library in one graph with the API's client.
const { Invitation } = await import('./invitation');

const VALIDATE = '/forgot/password/validate/email/code';
const SEND = '/forgot/password/send/email/code';
const RESET = '/forgot/password/reset';
const LOGIN = '/login/authentication';
const EMAIL = 'ines@district.example';
const PASSWORD = 'Patient-Heron-River-7';

let server: FakeServer;
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function open() {
  render(
    <MemoryRouter initialEntries={['/registration/invited']}>
      <Routes>
        <Route path="/registration/invited" element={<Invitation />} />
        <Route path="/home" element={<p>the work</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

async function upToThePassword() {
  server.answers[VALIDATE] = ok({ IsEmailCodeValid: true, ResetToken: 'reset-token' });
  open();
  type(words.email, EMAIL);
  type(words.code, '123 456');
  await press(words.next);
  await heading(words.passwordTitle);
  type(words.password, PASSWORD);
  type(words.confirmation, PASSWORD);
}

describe('an invitation', () => {
  beforeEach(() => {
    sessionStorage.clear();
    server = new FakeServer();
  });
  afterEach(() => {
    cleanup();
    leave();
  });

  it('asks for no code by itself: that would end the one of the mail', async () => {
    open();
    await heading(words.title);
    await press(words.next);
    expect(screen.getByText(words.emailMissing)).toBeTruthy();
    expect(screen.getByText(words.incomplete)).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it('goes from code and password to the work', async () => {
    server.answers[RESET] = ok();
    server.answers[LOGIN] = ok({ User: aUser({ PhoneNumber: '' }), USToken: 'first' });
    await upToThePassword();
    await press(words.save);
    expect(await screen.findByText('the work')).toBeTruthy();
    expect(server.asked.map(({ path, body }) => [path, body])).toEqual([
      [VALIDATE, { Email: EMAIL, EmailCode: '123456' }],
      ['/config.json', {}],
      [RESET, { Email: EMAIL, Password: PASSWORD, ResetToken: 'reset-token' }],
      [LOGIN, { Email: EMAIL, Password: PASSWORD }],
    ]);
    expect(session.get()).toMatchObject({ state: 'signed-in', token: 'first' });
  });

  it('leads to the sign-in where the password is saved and signing in did not go', async () => {
    server.answers[RESET] = ok();
    await upToThePassword();
    await press(words.save);
    await heading(words.readyTitle);
  });

  it('says what is wrong with code and password, and starts again where the time is over', async () => {
    server.answers[VALIDATE] = refusal('identity.email-code-invalid', 'Email code is invalid');
    open();
    type(words.email, EMAIL);
    type(words.code, '999999');
    await press(words.next);
    expect(await screen.findByText(/^Email code is invalid/)).toBeTruthy();
    cleanup();

    server.answers[RESET] = refusal('identity.password-common', 'This password is easy to guess.');
    await upToThePassword();
    await press(words.save);
    expect(await screen.findByText('This password is easy to guess.')).toBeTruthy();
    server.answers[RESET] = refusal('identity.reset-token-invalid');
    await press(words.save);
    await press(words.startAgain);
    await heading(words.title);
    expect(screen.getByLabelText<HTMLInputElement>(words.email).value).toBe(EMAIL);
  });

  it('has a new code sent when asked to', async () => {
    server.answers[SEND] = ok({ DidEmailCodeSend: true });
    open();
    type(words.email, EMAIL);
    await press(words.newCode);
    expect(await screen.findByText(words.newCodeSent)).toBeTruthy();
    server.answers[SEND] = refusal('identity.code-wait', 'A code was sent a moment ago.');
    await press(words.newCode);
    expect(await screen.findByText('A code was sent a moment ago.')).toBeTruthy();
  });
});
