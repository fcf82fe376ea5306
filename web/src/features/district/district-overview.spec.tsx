import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { aUser, FakeServer, ok, refusal } from '../../../test/fake-server';
import { announcement } from '../../lib/announce';
import { begin, leave, session } from '../../lib/session';
import { district } from '../../texts/district';

// Jest cannot link the testing library in one graph with Radix.
const { DistrictOverview } = await import('./district-overview');

const SPENDING = '/um/spending/monthly';
const PERMISSION = '/um/ai/permission';
const { spending, ai } = district;
const MONTH = { Month: '2026-11', People: 3, Goals: 14, ComplimentaryGoals: 2, Spent: 2400, Deposited: 4000 };

let server: FakeServer;
const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <DistrictOverview />
      </MemoryRouter>
    </SWRConfig>,
  );

beforeEach(() => {
  server = new FakeServer();
  server.answers[SPENDING] = ok({ LEA: 'Lynwood', Months: [MONTH] });
  begin(
    aUser({
      LEA: 'Lynwood',
      IsAdmin: true,
      CanManageUsers: true,
      MayDecideOutsideAi: true,
      IsOutsideAiAllowed: false,
    }),
    'token',
  );
});
afterEach(() => {
  cleanup();
  leave();
});

describe('the overview of a district', () => {
  it('is for administrators alone', async () => {
    begin(aUser(), 'token');
    show();
    await screen.findByText(district.forbidden);
    expect(server.count(SPENDING)).toBe(0);
  });

  it('shows counts and money by month, of the own district without naming it', async () => {
    show();
    await screen.findByRole('rowheader', { name: 'November 2026' });
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '3',
      '14',
      '2',
      '$24.00',
      '$40.00',
    ]);
    expect(server.asked.find(({ path }) => path === SPENDING)?.body).toEqual({ USToken: 'token' });
    expect(screen.queryByLabelText(spending.lea)).toBeNull();
  });

  it('lets whoever manages all choose an LEA', async () => {
    begin(aUser({ CanManageUsers: true, CanManageAllLeas: true }), 'token');
    show();
    await screen.findByRole('rowheader', { name: 'November 2026' });
    server.answers[SPENDING] = ok({ Months: [] });
    fireEvent.change(screen.getByLabelText(spending.lea), { target: { value: 'sonoma' } });
    await screen.findByText(spending.empty);
    expect(server.asked.findLast(({ path }) => path === SPENDING)?.body).toMatchObject({ LEA: 'sonoma' });
  });

  it('says what went wrong, and tries again', async () => {
    server.answers[SPENDING] = refusal('service.fault');
    show();
    await screen.findByText(spending.failed);
    server.answers[SPENDING] = ok({ Months: [MONTH] });
    fireEvent.click(screen.getByRole('button', { name: spending.again }));
    await screen.findByRole('rowheader', { name: 'November 2026' });
  });
});

describe('the permission for an outside AI provider', () => {
  const box = () => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${ai.allow('Lynwood')}`));

  it('is given with one press, kept, and told', async () => {
    server.answers[PERMISSION] = ok({ IsAllowed: true });
    show();
    expect((await box()).checked).toBe(false);
    fireEvent.click(await box());
    await screen.findByText(/^Saved/);
    expect((await box()).checked).toBe(true);
    expect(server.asked.find(({ path }) => path === PERMISSION)?.body).toMatchObject({ IsAllowed: true });
    expect(session.get()).toMatchObject({ user: { IsOutsideAiAllowed: true } });
    expect(announcement.get().text).toBe(ai.allowedNow);
  });

  it('stands as it was where the server did not take it', async () => {
    show();
    fireEvent.click(await box());
    await screen.findByText(ai.unreachable);
    expect((await box()).checked).toBe(false);
    server.answers[PERMISSION] = refusal('identity.forbidden', 'Your account may not do this.');
    fireEvent.click(await box());
    await screen.findByText('Your account may not do this.');
    expect((await box()).checked).toBe(false);
  });
});
