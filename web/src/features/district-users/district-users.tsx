/**
 * Manage Users: the list, and the forms that take its place. Which of them is shown lies in the browser's history, so
 * that Back leads from a form to the list; nobody's address ever stands in a URL.
 */
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, buttonLooks } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { Skeleton } from '../../components/skeleton';
import { announce } from '../../lib/announce';
import { refreshUser, useUser } from '../../lib/session';
import { districtUsers as words } from '../../texts/district-users';
import { AddUser } from './add-user';
import { DeleteDialog } from './delete-dialog';
import { FIRST_LOOK, FORM_LEAS, lockOf, lookAtPerson, type Person } from './filters';
import { ModifyUser } from './modify-user';
import { ListRefused, type People, type Refused, usePeople, withPerson } from './people';
import { UserList } from './user-list';

const PATH = '/home/users';

/** What the page shows, as far as the history remembers it. */
type View =
  { readonly name: 'list' } | { readonly name: 'add' } | { readonly name: 'modify'; readonly email: string };

function viewOf(state: unknown): View {
  if (typeof state !== 'object' || state === null || !('people' in state)) return { name: 'list' };
  if (state.people === 'add') return { name: 'add' };
  return typeof state.people === 'string' ? { name: 'modify', email: state.people } : { name: 'list' };
}

/** Something that went well; what did not is said where it was tried. */
interface News {
  readonly title: string;
  readonly text?: string;
}

export function DistrictUsers() {
  const { CanManageUsers: mayManage } = useUser();
  if (mayManage) return <ManagedPeople />;
  return (
    <Page title={words.title}>
      <EmptyState
        title={words.forbidden}
        action={
          <Link to="/home" className={buttonLooks({ kind: 'secondary' })}>
            {words.back}
          </Link>
        }
      >
        {words.forbiddenText}
      </EmptyState>
    </Page>
  );
}

function ManagedPeople() {
  const user = useUser();
  const navigate = useNavigate();
  const view = viewOf(useLocation().state);
  const { data, error, isLoading, mutate } = usePeople();
  const leas = user.CanManageAllLeas === true ? FORM_LEAS : [user.LEA];
  const [news, setNews] = useState<News>();
  const [look, setLook] = useState(FIRST_LOOK);
  /** Whose row the list comes back to. */
  const [arrivedAt, setArrivedAt] = useState<string>();
  const [opened, setOpened] = useState<Person>();
  const [deleting, setDeleting] = useState<Person>();
  useFormAtItsTop(view);

  const tell = (next: News | undefined) => {
    setNews(next);
    if (next) announce([next.title, next.text].filter(Boolean).join('. '));
  };
  const open = (people: string, person?: Person) => {
    tell(undefined);
    setOpened(person);
    // Whichever way leads back, Back included.
    setArrivedAt(people);
    void navigate(PATH, { state: { people } });
  };
  const toList = (email?: string) => {
    setArrivedAt(email ?? '');
    void navigate(PATH, { replace: true });
  };
  /** Takes over what the server now says of one person. */
  const keep = (emailBefore: string, now: Person | undefined) => {
    const people = withPerson(data, emailBefore, now);
    void mutate(people, { revalidate: false });
    if (now && people) setLook(lookAtPerson(look, people.users, now.Email));
  };
  const lookAgain = ({ code }: Refused) => {
    // `undefined`: no answer, or none that says how things stand.
    if (code === undefined || code === 'identity.user-not-found') void mutate();
  };

  const modified = view.name === 'modify' ? personOf(view.email, data, opened) : undefined;
  const isGone = view.name === 'modify' && data !== undefined && modified === undefined;

  const dialog = deleting && (
    <DeleteDialog
      person={deleting}
      onClose={() => {
        setDeleting(undefined);
      }}
      onRefused={lookAgain}
      onDeleted={() => {
        setDeleting(undefined);
        keep(deleting.Email, undefined);
        toList();
        tell({
          title: words.outcomes.deleted,
          text: words.outcomes.deletedText(deleting.DisplayName),
        });
      }}
    />
  );

  if (view.name === 'add' && data)
    return (
      <AddUser
        leas={leas}
        onLeave={() => {
          toList();
        }}
        onRefused={lookAgain}
        onAdded={(person) => {
          keep(person.Email, person);
          toList(person.Email);
          tell({
            title: words.outcomes.added,
            text: words.outcomes.addedText(person.DisplayName, person.Email),
          });
        }}
      />
    );
  if (view.name === 'modify' && data && modified)
    return (
      <>
        <ModifyUser
          // Another person is another form.
          key={modified.Email}
          person={modified}
          lock={lockOf(modified, data.users, user.Email)}
          leas={leas}
          onLeave={() => {
            toList(modified.Email);
          }}
          onDelete={() => {
            setDeleting(modified);
          }}
          onRefused={lookAgain}
          onSaved={(person) => {
            keep(modified.Email, person);
            toList(person.Email);
            if (person.Email === user.Email) refreshUser(namesOf(person));
            tell({ title: words.outcomes.updated });
          }}
        />
        {dialog}
      </>
    );
  return (
    <Page
      title={words.title}
      lead={user.CanManageAllLeas === true ? words.leadForAll : words.lead}
      actions={
        data && (
          <Button
            onClick={() => {
              open('add');
            }}
          >
            {words.add}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5" aria-busy={isLoading}>
        <LastNews news={news} isGone={isGone} />
        {data ? (
          <UserList
            people={data}
            ownEmail={user.Email}
            look={look}
            onLook={setLook}
            arrivedAt={arrivedAt}
            onEdit={(person) => {
              open(person.Email, person);
            }}
            onDelete={(person) => {
              tell(undefined);
              setDeleting(person);
            }}
          />
        ) : (
          <Waiting isOver={error !== undefined} />
        )}
        {error !== undefined && <Failure error={error} onAgain={() => void mutate()} />}
      </div>
      {dialog}
    </Page>
  );
}

/** Somebody of the list; where that does not hold everybody, also one whom the search found beside it. */
function personOf(email: string, people: People | undefined, opened: Person | undefined): Person | undefined {
  const listed = people?.users.find((person) => person.Email === email);
  return listed ?? (people?.isTruncated === true && opened?.Email === email ? opened : undefined);
}

/** The own names stand in the shell as well. */
const namesOf = ({ FirstName, LastName, DisplayName }: Person) => ({ FirstName, LastName, DisplayName });

/** What came of the last thing done; it stays until the next one. Said when it happens, so it is not live here. */
function LastNews({ news, isGone }: { readonly news: News | undefined; readonly isGone: boolean }) {
  if (news)
    return (
      <Notice kind="success" title={news.title} isLive={false}>
        {news.text}
      </Notice>
    );
  return isGone && <Notice kind="warning">{words.outcomes.gone}</Notice>;
}

/** A form starts at its top, for the eye and for the keyboard, as every page does. */
function useFormAtItsTop({ name }: View): void {
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    if (name === 'list') return;
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [name]);
}

function Waiting({ isOver }: { readonly isOver: boolean }) {
  if (isOver) return null;
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="text-ink-soft">{words.loading}</span>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}

function Failure({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const isForbidden = error instanceof ListRefused && error.code === 'identity.forbidden';
  if (isForbidden)
    return (
      <Notice kind="warning" title={words.forbidden}>
        {words.forbiddenText}
      </Notice>
    );
  return (
    <Notice
      kind="error"
      title={words.failed}
      actions={
        <Button kind="secondary" size="small" onClick={onAgain}>
          {words.again}
        </Button>
      }
    >
      {words.failedText}
    </Notice>
  );
}
