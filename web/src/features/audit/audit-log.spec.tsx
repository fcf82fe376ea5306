import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { aUser, FakeServer, ok, refusal } from '../../../test/fake-server';
import { begin, leave } from '../../lib/session';
import { audit as words } from '../../texts/audit';

// Jest cannot link the testing library in one graph with Radix.
const { AuditLog } = await import('./audit-log');

const LOG = '/um/audit/list';

const signedIn = (minute: number) => ({
  Actor: 'ana@school.example',
  Action: 'signed-in',
  Subject: 'ana@school.example',
  Result: 'succeeded',
  // The server counts microseconds.
  CreatedOn: `2026-11-20T12:${String(minute).padStart(2, '0')}:00.123456Z`,
});
const REFUSED = { ...signedIn(30), Actor: '', Result: 'refused' };

let server: FakeServer;
const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <AuditLog />
      </MemoryRouter>
    </SWRConfig>,
  );
const asked = () => server.asked.filter(({ path }) => path === LOG).map(({ body }) => body['Before']);

beforeEach(() => {
  server = new FakeServer();
  begin(aUser({ IsAdmin: true, CanManageUsers: true }), 'token');
});
afterEach(() => {
  cleanup();
  leave();
});

describe('the activity log', () => {
  it('is for administrators alone', async () => {
    begin(aUser(), 'token');
    show();
    await screen.findByText(words.forbidden);
    expect(server.count(LOG)).toBe(0);
  });

  it('reads older actions from the last one on, to the end', async () => {
    server.answers[LOG] = ({ Before }) =>
      Before === undefined
        ? ok({ Actions: [signedIn(50), REFUSED], HasMore: true })
        : ok({ Actions: [signedIn(10)], HasMore: false });
    show();
    await screen.findByText(words.shown(2, 2));
    expect(screen.getByText(words.refusedMark)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: words.older }));
    await screen.findByText(words.shown(3, 3));
    expect(asked()).toEqual([undefined, REFUSED.CreatedOn]);
    await screen.findByText(words.end);
    expect(screen.queryByRole('button', { name: words.older })).toBeNull();
  });

  it('asks for the wanted kind, filters by person, and starts anew up to a day', async () => {
    server.answers[LOG] = ({ Result }) =>
      ok({ Actions: Result === 'refused' ? [REFUSED] : [signedIn(50), REFUSED], HasMore: false });
    show();
    await screen.findByText(words.shown(2, 2));
    fireEvent.change(screen.getByLabelText(words.kind), { target: { value: 'refused' } });
    await screen.findByText(words.shown(1, 1));
    fireEvent.change(screen.getByLabelText(words.kind), { target: { value: 'sign-ins' } });
    await screen.findByText(words.shown(2, 2));
    expect(server.asked.at(-1)?.body).toMatchObject({
      Actions: ['signed-in', 'signed-out', 'sign-in-paused'],
    });
    fireEvent.change(screen.getByLabelText(words.person), { target: { value: 'bea' } });
    expect(screen.getByText(words.none)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(words.until), { target: { value: '2026-11-19' } });
    await waitFor(() => {
      expect(asked().at(-1)).toBe(new Date(2026, 10, 20).toISOString());
    });
    fireEvent.click(await screen.findByRole('button', { name: words.clear }));
    await screen.findByText(words.shown(2, 2));
  });

  it('keeps what is shown where older actions cannot be read, and tries again', async () => {
    server.answers[LOG] = ({ Before }) =>
      Before === undefined ? ok({ Actions: [signedIn(50)], HasMore: true }) : refusal('service.fault');
    show();
    fireEvent.click(await screen.findByRole('button', { name: words.older }));
    await screen.findByText(words.failed);
    expect(screen.getByText('ana@school.example signed in.')).toBeTruthy();
    server.answers[LOG] = ok({ Actions: [signedIn(10)], HasMore: false });
    fireEvent.click(screen.getByRole('button', { name: words.again }));
    await screen.findByText(words.shown(2, 2));
  });
});
