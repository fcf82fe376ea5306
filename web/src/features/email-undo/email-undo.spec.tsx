import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { FakeServer, ok, refusal } from '../../../test/fake-server';
import { emailUndo as words } from '../../texts/email-undo';

// Jest cannot link the testing library in one graph with the API's client.
const { EmailUndo } = await import('./email-undo');

const UNDO = '/users/undo/email/change';
let server: FakeServer;

function Address() {
  const location = useLocation();
  return <output>{`${location.pathname}${location.hash} ${JSON.stringify(location.state)}`}</output>;
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/undo-email-change" element={<EmailUndo />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
};

describe('the page behind the undo link', () => {
  beforeEach(() => {
    server = new FakeServer();
  });
  afterEach(cleanup);

  it('takes the token out of the address, and does nothing until it is told to', async () => {
    open('/undo-email-change#a-token');
    await heading(words.title);
    expect(screen.getByRole('status').textContent).toBe('/undo-email-change null');
    expect(server.asked).toEqual([]);
  });

  it('takes the change back once, and leads to a new password', async () => {
    server.answers[UNDO] = ok();
    open('/undo-email-change#a-token');
    fireEvent.click(screen.getByRole('button', { name: words.confirm }));
    await press(words.confirm);
    await heading(words.doneTitle);
    expect(server.asked.map(({ body }) => body)).toEqual([{ UndoToken: 'a-token' }]);
    fireEvent.click(screen.getByRole('link', { name: words.newPassword }));
    expect(screen.getByRole('status').textContent).toBe('/registration/login {"step":"enteremail"}');
  });

  it.each([
    ['identity.email-undo-invalid', words.overTitle],
    ['identity.email-taken', words.takenTitle],
  ])('says what %s means', async (code, title) => {
    server.answers[UNDO] = refusal(code);
    open('/undo-email-change#a-token');
    await press(words.confirm);
    await heading(title);
  });

  it('is tried again where nobody answered, or too often was asked', async () => {
    open('/undo-email-change#a-token');
    await press(words.confirm);
    expect(await screen.findByText(words.unreachable)).toBeTruthy();
    server.answers[UNDO] = refusal('identity.code-limit', 'Please try again in an hour.');
    await press(words.again);
    expect(await screen.findByText('Please try again in an hour.')).toBeTruthy();
    server.answers[UNDO] = ok();
    await press(words.again);
    await heading(words.doneTitle);
  });

  it('says so where the link was cut', async () => {
    open('/undo-email-change');
    await heading(words.missingTitle);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
