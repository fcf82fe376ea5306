import { ASSISTANT_NAME, PRODUCT_NAME } from '@goalwright/contracts/product';
import type { PublicConfig } from '@goalwright/contracts/api/public-config';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { hasDeadCode, hasLiveCode } from '../../lib/sent-codes';
import { signUpModal as texts } from '../../texts/sign-up-modal';

interface Asked {
  readonly path: string;
  readonly body: Record<string, string>;
}

let asked: Asked[] = [];
let replies: Record<string, object> = {};
let isReached = true;

const CONFIG: PublicConfig = {
  ProductName: PRODUCT_NAME,
  AssistantName: ASSISTANT_NAME,
  Mode: 'embedded',
  PricePerAreaCents: 200,
  MinimumBalanceCents: 1000,
  UploadBytesMax: 1,
  UploadPagesMax: 1,
  AreasOfNeed: [],
  Disabilities: [],
  Leas: [],
  StripePublishableKey: null,
  BodyEncryptionKey: null,
  SupportFormScriptUrl: null,
};
const answer = (body: object) =>
  Promise.resolve({
    ok: true,
    status: 200,
    headers: new Headers(),
    json: () => Promise.resolve(body),
  } as Response);

globalThis.fetch = (url, init) => {
  if (!isReached) return Promise.reject(new TypeError('network'));
  const path = url as string;
  if (path === '/config.json') return answer(CONFIG);
  asked.push({ path, body: JSON.parse(init?.body as string) as Record<string, string> });
  return answer(replies[path] ?? {});
};
// The client takes `fetch` as it is loaded; and Jest cannot link the testing library in one graph with Radix.
const { SignUpModal } = await import('./sign-up-modal');

const OK = { IsSuccessful: true, Message: '' };
const REGISTER = '/api/v1/signup/register';
const SEND = '/api/v1/signup/send/email/code';
const refusal = (code: string, message: string) => ({
  IsSuccessful: false,
  Code: code,
  Message: message,
  RequestId: 'r',
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

let shown: ReturnType<typeof render> | undefined;

function open() {
  shown = render(
    <MemoryRouter>
      <SignUpModal onClose={() => {}} />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

async function fillPerson(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(texts.firstName), 'Zoë-Ann');
  await user.type(screen.getByLabelText(texts.lastName), "O'Neil Núñez");
  await user.type(screen.getByLabelText(texts.email), 'Zoe@School.example');
  await user.type(screen.getByLabelText(texts.phone), '+1 (555) 010-4477');
  await user.click(screen.getByRole('button', { name: texts.next }));
}

async function fillPassword(
  user: ReturnType<typeof userEvent.setup>,
  password: string,
  confirmation = password,
) {
  const [first, second] = [
    screen.getByLabelText(texts.newPassword),
    screen.getByLabelText(texts.confirmPassword),
  ];
  await user.clear(first);
  await user.type(first, password);
  await user.clear(second);
  await user.type(second, confirmation);
  await user.click(screen.getByRole('button', { name: /begin|again/ }));
}

describe('the sign-up dialog', () => {
  beforeEach(() => {
    sessionStorage.clear();
    asked = [];
    replies = { [REGISTER]: OK, [SEND]: { ...OK, DidEmailCodeSend: true } };
    isReached = true;
  });

  it('takes names of any script and a phone number as people write it, and asks the server for account and code', async () => {
    const user = open();
    await fillPerson(user);
    await fillPassword(user, 'Kestrel over dunes');
    expect(await screen.findByText(texts.success)).toBeTruthy();
    expect(asked).toEqual([
      {
        path: REGISTER,
        body: {
          FirstName: 'Zoë-Ann',
          LastName: "O'Neil Núñez",
          PhoneNumber: '5550104477',
          Email: 'zoe@school.example',
          Password: 'Kestrel over dunes',
        },
      },
      { path: SEND, body: { Email: 'zoe@school.example' } },
    ]);
    await screen.findByText('/registration/login?user=zoe%40school.example', {}, { timeout: 4000 });
  });

  it('says what is wrong with each field and stays', async () => {
    const user = open();
    await user.type(screen.getByLabelText(texts.firstName), 'R2D2');
    await user.type(screen.getByLabelText(texts.email), 'zoe');
    await user.type(screen.getByLabelText(texts.phone), '555 01');
    await user.click(screen.getByRole('button', { name: texts.next }));
    const { problems } = texts;
    for (const problem of [problems.name, problems.lastName, problems.email, problems.phoneLength]) {
      expect(await screen.findByText(problem)).toBeTruthy();
    }
  });

  it.each([
    ['Short1', undefined, texts.problems.passwordLength],
    ['no upper case here', undefined, texts.problems.passwordUpperCase],
    ['NO LOWER CASE HERE', undefined, texts.problems.passwordLowerCase],
    ['Kestrel over dunes', 'Kestrel over dune', texts.problems.passwordsDiffer],
  ])('does not send the password %s', async (password, confirmation, problem) => {
    const user = open();
    await fillPerson(user);
    await fillPassword(user, password, confirmation);
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('shows why the server refused, and tries again', async () => {
    replies[REGISTER] = refusal('identity.password-common', 'This password is easy to guess.');
    const user = open();
    await fillPerson(user);
    await fillPassword(user, 'Password Password');
    expect(await screen.findByText('This password is easy to guess.')).toBeTruthy();
    replies[REGISTER] = OK;
    await user.click(screen.getByRole('button', { name: texts.tryAgain }));
    expect(await screen.findByText(texts.success)).toBeTruthy();
  });

  it('falls back to the words of the specification where the server gives none', async () => {
    replies[SEND] = { ...OK, DidEmailCodeSend: false };
    const user = open();
    await fillPerson(user);
    await fillPassword(user, 'Kestrel over dunes');
    expect(await screen.findByText(texts.accountExists)).toBeTruthy();
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    isReached = false;
    const user = open();
    await fillPerson(user);
    await fillPassword(user, 'Kestrel over dunes');
    expect(await screen.findByText(texts.unreachable)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.back }));
    expect(screen.getByLabelText<HTMLInputElement>(texts.phone).value).toBe('5550104477');
  });

  it('goes on where a code went out a moment ago, and knows that registering anew ended it', async () => {
    replies[SEND] = refusal('identity.code-wait', 'Please wait.');
    const user = open();
    await fillPerson(user);
    await fillPassword(user, 'Kestrel over dunes');
    expect(await screen.findByText(texts.success)).toBeTruthy();
    expect(hasDeadCode('signup-email', 'zoe@school.example')).toBe(true);
  });

  it('tells the next page of the code that was sent', async () => {
    const user = open();
    await fillPerson(user);
    await fillPassword(user, 'Kestrel over dunes');
    await screen.findByText(texts.success);
    expect(hasLiveCode('signup-email', 'zoe@school.example')).toBe(true);
  });

  it('leads nowhere once it was closed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = open();
    await fillPerson(user);
    await fillPassword(user, 'Kestrel over dunes');
    await screen.findByText(texts.success);
    shown?.rerender(
      <MemoryRouter>
        <Address />
      </MemoryRouter>,
    );
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    jest.useRealTimers();
    expect(screen.getByLabelText('address').textContent).toBe('/');
  });
});
