import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { aUser, FakeServer, ok, refusal } from '../../../test/fake-server';
import { announcement } from '../../lib/announce';
import { begin, leave, session } from '../../lib/session';
import { districtUsers as words } from '../../texts/district-users';
import type { Person } from './filters';

// Jest cannot link the testing library in one graph with Radix.
const { DistrictUsers } = await import('./district-users');

const LIST = '/um/users/get/all/district/users';
const ADD = '/um/users/add/user';
const UPDATE = '/um/users/update/district/user';
const DELETE = '/um/users/delete/district/user';
const INVITE = '/um/users/resend/invitation';

const person = (more: Partial<Person> & { readonly FirstName: string }): Person => ({
  LastName: 'Okafor',
  LEA: 'Lynwood',
  Email: `${more.FirstName.toLowerCase()}@school.example`,
  PhoneNumber: '2135550123',
  IsAdmin: false,
  LastModified: '2026-11-20T12:00:00Z',
  DateRegistered: '2026-11-01T12:00:00Z',
  ...more,
  DisplayName: `${more.FirstName} ${more.LastName ?? 'Okafor'}`,
});

const ANA = person({ FirstName: 'Ana', IsAdmin: true });
const BEA = person({ FirstName: 'Bea', IsInvited: true });
const CY = person({ FirstName: 'Cy', IsAdmin: true });

let server: FakeServer;
let people: Person[];

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/home/users']}>
        <main tabIndex={-1}>
          <Routes>
            <Route path="/home/users" element={<DistrictUsers />} />
          </Routes>
        </main>
      </MemoryRouter>
    </SWRConfig>,
  );
/** jsdom displays nothing, so table and cards are both there: the table's is the first. */
const row = (label: string) => screen.findAllByRole('button', { name: label }).then(([first]) => first!);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => {
  const it = button(name);
  it.focus();
  fireEvent.click(it);
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } });
};
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent.trim());
const lastSent = (path: string) => server.asked.findLast((one) => one.path === path)?.body;

beforeEach(() => {
  Object.assign(globalThis, { scrollTo: () => undefined });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  server = new FakeServer();
  people = [ANA, BEA, CY];
  server.answers[LIST] = () => ok({ Users: people, Total: people.length });
  begin(aUser({ Email: ANA.Email, LEA: 'Lynwood', IsAdmin: true, CanManageUsers: true }), 'token');
});
afterEach(() => {
  cleanup();
  leave();
});

describe('the list of users', () => {
  it('is for administrators alone, and asks nothing for anybody else', async () => {
    begin(aUser(), 'token');
    show();
    await screen.findByText(words.forbidden);
    expect(server.count(LIST)).toBe(0);
  });

  it('shows the people, who is oneself, and who was invited', async () => {
    show();
    await screen.findByRole('table');
    expect(names()).toEqual([
      `Ana Okafor ${words.list.you}`,
      `Bea Okafor ${words.list.invited}`,
      'Cy Okafor',
    ]);
  });

  it('follows the search, and says where nobody matches', async () => {
    show();
    await screen.findByRole('table');
    fireEvent.change(screen.getByRole('searchbox', { name: words.list.search }), {
      target: { value: 'bea' },
    });
    expect(names()).toHaveLength(1);
    fireEvent.change(screen.getByRole('searchbox', { name: words.list.search }), {
      target: { value: 'zoe' },
    });
    await screen.findByText(words.list.none);
    press(words.list.clear);
    expect(names()).toHaveLength(3);
  });

  it('filters by role, and counts what is chosen', async () => {
    show();
    await screen.findByRole('table');
    fireEvent.click((await screen.findAllByRole('button', { name: words.filter.byRole }))[0]!);
    const popup = within(await screen.findByRole('dialog', { name: words.filter.byRole }));
    expect(popup.getByLabelText<HTMLInputElement>(words.filter.all).checked).toBe(true);
    fireEvent.click(popup.getByLabelText(words.roles.admin));
    expect(popup.getByLabelText<HTMLInputElement>(words.filter.all).checked).toBe(false);
    fireEvent.click(popup.getByRole('button', { name: words.filter.done }));
    await waitFor(() => {
      expect(names()).toHaveLength(2);
    });
  });

  it('reads all pages, and says so where the rest is left to the search', async () => {
    server.answers[LIST] = ({ Cursor, Search }) =>
      ok(
        Search === undefined
          ? { Users: Cursor === undefined ? [ANA] : [], NextCursor: 'more' }
          : { Users: [CY] },
      );
    show();
    await screen.findByText(words.list.truncated(1));
    expect(server.count(LIST)).toBe(5);
    fireEvent.change(screen.getByRole('searchbox', { name: words.list.search }), { target: { value: 'cy' } });
    await row(words.list.edit('Cy Okafor'));
    fireEvent.click(await row(words.list.edit('Cy Okafor')));
    await screen.findByRole('heading', { name: words.form.modifyTitle });
  });

  it('says what went wrong, and tries again', async () => {
    server.answers[LIST] = refusal('service.fault');
    show();
    await screen.findByText(words.failed);
    server.answers[LIST] = ok({ Users: [] });
    press(words.again);
    await screen.findByText(words.list.empty);
  });
});

describe('adding a user', () => {
  const fill = async () => {
    show();
    await screen.findByRole('table');
    press(words.add);
    await screen.findByRole('heading', { name: words.form.addTitle });
    type(words.form.firstName, ' Dee ');
    type(words.form.lastName, 'Adams');
    type(words.form.email, 'Dee@School.Example');
    fireEvent.click(screen.getByLabelText(new RegExp(`^${words.roles.user}`)));
  };

  it('asks for what is missing in words, with the focus on the first', async () => {
    show();
    await screen.findByRole('table');
    press(words.add);
    await screen.findByRole('heading', { name: words.form.addTitle });
    press(words.form.submitAdd);
    await screen.findByText(words.form.problems.firstName);
    expect(screen.getByText(words.form.problems.lastName)).toBeTruthy();
    expect(screen.getByText(words.form.problems.emailMissing)).toBeTruthy();
    expect(screen.getByText(words.form.problems.role)).toBeTruthy();
    expect(document.activeElement).toBe(field(words.form.firstName));
    expect(server.count(ADD)).toBe(0);
  });

  it('goes to the role where that alone is missing', async () => {
    await fill();
    cleanup();
    show();
    await screen.findByRole('table');
    press(words.add);
    await screen.findByRole('heading', { name: words.form.addTitle });
    type(words.form.firstName, 'Dee');
    type(words.form.lastName, 'Adams');
    type(words.form.email, 'dee@school.example');
    press(words.form.submitAdd);
    await screen.findByText(words.form.problems.role);
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${words.roles.admin}`)));
  });

  it('sends the own LEA and no phone number, then shows the new row', async () => {
    server.answers[ADD] = ok({
      DidAddUserSuccessfully: true,
      User: person({ FirstName: 'Dee', LastName: 'Adams', IsInvited: true }),
    });
    await fill();
    expect(field(words.form.lea).value).toBe('Lynwood');
    press(words.form.submitAdd);
    await screen.findByText(words.outcomes.added);
    expect(lastSent(ADD)).toMatchObject({
      FirstName: 'Dee',
      LastName: 'Adams',
      DisplayName: 'Dee Adams',
      UserEmail: 'dee@school.example',
      LEA: 'Lynwood',
      PhoneNumber: null,
      IsAdmin: false,
    });
    expect(names()[0]).toBe(`Dee Adams ${words.list.invited}`);
    expect(announcement.get().text).toContain('dee@school.example');
  });

  it('keeps the form where the address is taken, and where no answer came', async () => {
    server.answers[ADD] = refusal('identity.email-taken', 'User associated with this email already exists.');
    await fill();
    press(words.form.submitAdd);
    await screen.findByText(words.outcomes.notAdded);
    expect(document.activeElement).toBe(field(words.form.email));
    server.answers[ADD] = undefined;
    press(words.form.submitAdd);
    await screen.findByText(words.outcomes.noResponse);
    expect(field(words.form.lastName).value).toBe('Adams');
  });

  it('says so where the answer holds no user', async () => {
    server.answers[ADD] = ok({ DidAddUserSuccessfully: true });
    await fill();
    press(words.form.submitAdd);
    await screen.findByText(words.outcomes.empty);
  });

  it('is cancelled after a question, and goes on where that is wanted', async () => {
    await fill();
    press(words.form.cancel);
    await screen.findByRole('dialog', { name: words.cancelAdding.title });
    press(words.cancelAdding.stay);
    expect(field(words.form.lastName).value).toBe('Adams');
    press(words.form.cancel);
    await screen.findByRole('dialog', { name: words.cancelAdding.title });
    press(words.cancelAdding.leave);
    await screen.findByRole('heading', { name: words.title });
  });

  it('offers the seven LEAs to whoever manages all, and no administrators of Public', async () => {
    begin(
      aUser({ Email: ANA.Email, LEA: 'Goalwright', CanManageUsers: true, CanManageAllLeas: true }),
      'token',
    );
    await fill();
    const lea = screen.getByLabelText<HTMLSelectElement>(words.form.lea);
    expect([...lea.options].map(({ value }) => value)).toEqual([
      'Public',
      'Trial',
      'Goalwright',
      'IUSD',
      'Lynwood',
      'Sonoma',
      'Sweetwater',
    ]);
    expect(lea.value).toBe('Public');
    fireEvent.click(screen.getByLabelText(new RegExp(`^${words.roles.admin}`)));
    press(words.form.submitAdd);
    await screen.findByText(words.form.problems.noAdministrators('Public'));
    expect(server.count(ADD)).toBe(0);
    fireEvent.change(lea, { target: { value: 'Sonoma' } });
    await waitFor(() => {
      expect(screen.queryByText(words.form.problems.noAdministrators('Public'))).toBeNull();
    });
  });
});

describe('modifying a user', () => {
  const open = async (name: string) => {
    show();
    fireEvent.click(await row(words.list.edit(name)));
    await screen.findByRole('heading', { name: words.form.modifyTitle });
  };

  it('can be saved once something changed, warns of a new role, and shows what the server says now', async () => {
    server.answers[UPDATE] = ok({
      DidUpdateUser: true,
      UserManagementUser: person({ FirstName: 'Bea', LastName: 'Zimmer', IsAdmin: true }),
    });
    await open('Bea Okafor');
    expect(button(words.form.submitSave).disabled).toBe(true);
    expect(field(words.form.registered).readOnly).toBe(true);
    fireEvent.click(screen.getByLabelText(new RegExp(`^${words.roles.admin}`)));
    expect(screen.getByText(words.form.roleWarning)).toBeTruthy();
    type(words.form.lastName, 'Zimmer');
    expect(button(words.form.submitSave).disabled).toBe(false);
    press(words.form.submitSave);
    await screen.findByText(words.outcomes.updated);
    expect(lastSent(UPDATE)).toMatchObject({
      UserManagementUserEmail: 'bea@school.example',
      UserManagementUserUpdated: {
        LastName: 'Zimmer',
        LEA: 'Lynwood',
        PhoneNumber: '2135550123',
        IsAdmin: true,
      },
    });
    expect(names()).toEqual([`Ana Okafor ${words.list.you}`, 'Cy Okafor', 'Bea Zimmer']);
  });

  it('leaves the own account what it is, but for its names', async () => {
    server.answers[UPDATE] = ok({
      DidUpdateUser: true,
      UserManagementUser: person({ FirstName: 'Ana', LastName: 'Abel', IsAdmin: true }),
    });
    await open('Ana Okafor');
    expect(button(words.form.submitDelete).disabled).toBe(true);
    expect(field(words.form.email).readOnly).toBe(true);
    expect(screen.getByText(words.locks.own, { exact: false })).toBeTruthy();
    type(words.form.lastName, 'Abel');
    press(words.form.submitSave);
    await screen.findByText(words.outcomes.updated);
    expect(lastSent(UPDATE)).toMatchObject({
      UserManagementUserUpdated: { Email: ANA.Email, LEA: 'Lynwood', IsAdmin: true },
    });
    expect(session.get()).toMatchObject({ user: { LastName: 'Abel' } });
  });

  it('protects the last administrator with a reason', async () => {
    people = [BEA, CY];
    begin(aUser({ Email: 'iris@goalwright.example', CanManageUsers: true, CanManageAllLeas: true }), 'token');
    show();
    fireEvent.click(await row(words.list.deleteLocked('Cy Okafor')));
    const why = await screen.findByRole('dialog', { name: words.list.locked });
    expect(why.textContent).toContain(words.locks.lastAdministrator('Lynwood'));
  });

  it('says what the server refuses in the server’s own words', async () => {
    server.answers[UPDATE] = refusal('identity.last-administrator', 'Name another one first.');
    await open('Cy Okafor');
    fireEvent.click(screen.getByLabelText(new RegExp(`^${words.roles.user}`)));
    press(words.form.submitSave);
    await screen.findByText(words.outcomes.notUpdated);
    expect(screen.getByText('Name another one first.')).toBeTruthy();
  });

  it('asks before changes are lost, and only then', async () => {
    await open('Cy Okafor');
    press(words.form.cancel);
    fireEvent.click(await row(words.list.edit('Cy Okafor')));
    await screen.findByRole('heading', { name: words.form.modifyTitle });
    type(words.form.lastName, 'Young');
    press(words.form.backToList);
    await screen.findByRole('dialog', { name: words.cancelChanging.title });
  });

  it('sends an invitation again', async () => {
    server.answers[INVITE] = ok({ DidSendInvitation: true });
    await open('Bea Okafor');
    press(words.form.inviteAgain);
    await screen.findByText(words.outcomes.invited(BEA.Email));
    expect(lastSent(INVITE)).toMatchObject({ UserManagementUserEmail: BEA.Email });
  });

  it('leads back to the list where the person is gone', async () => {
    server.answers[UPDATE] = refusal('identity.user-not-found');
    await open('Cy Okafor');
    people = [ANA, BEA];
    type(words.form.lastName, 'Young');
    press(words.form.submitSave);
    await screen.findByText(words.outcomes.gone);
    expect(names()).toHaveLength(2);
  });
});

describe('deleting a user', () => {
  it('works once the box is ticked, and takes the row away', async () => {
    server.answers[DELETE] = ok({ DidDeleteUser: true });
    show();
    fireEvent.click(await row(words.list.delete('Cy Okafor')));
    const dialog = within(await screen.findByRole('dialog', { name: words.deletion.title }));
    expect(dialog.getByText(words.deletion.question, { exact: false })).toBeTruthy();
    const remove = dialog.getByRole<HTMLButtonElement>('button', { name: words.deletion.submit });
    expect(remove.disabled).toBe(true);
    fireEvent.click(dialog.getByLabelText(words.deletion.sure));
    fireEvent.click(remove);
    await screen.findByText(words.outcomes.deleted);
    expect(lastSent(DELETE)).toMatchObject({ UserManagementUserEmail: CY.Email });
    expect(names()).toHaveLength(2);
  });

  it('keeps the question open where no answer came', async () => {
    show();
    fireEvent.click(await row(words.list.delete('Cy Okafor')));
    const dialog = within(await screen.findByRole('dialog', { name: words.deletion.title }));
    fireEvent.click(dialog.getByLabelText(words.deletion.sure));
    fireEvent.click(dialog.getByRole('button', { name: words.deletion.submit }));
    await dialog.findByText(words.outcomes.deletionFailed);
    fireEvent.click(dialog.getByRole('button', { name: words.deletion.cancel }));
    await waitFor(() => {
      expect(names()).toHaveLength(3);
    });
  });
});
