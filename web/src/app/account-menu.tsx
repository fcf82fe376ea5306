/** Who is signed in, the light or dark of the page, and the way out. */
import { Check, ChevronDown, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useUser } from '../lib/session';
import { signOut } from '../lib/sign-out';
import { useStore } from '../lib/store';
import { chooseTheme, theme, THEMES } from '../lib/theme';
import { app } from '../texts/app';
import { shortName } from './short-name';

const words = app.shell;
const rowLooks =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-highlighted:bg-teal-wash data-highlighted:text-teal sm:min-h-9';

export function AccountMenu() {
  const user = useUser();
  const chosen = useStore(theme);
  const [isLeaving, setIsLeaving] = useState(false);
  const name = shortName(user);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="flex min-h-11 items-center gap-2 rounded-control px-2 text-left transition-colors duration-150 hover:bg-teal-wash hover:text-teal">
        <span className="sr-only">{words.accountMenu} </span>
        <span
          aria-hidden
          className="grid size-8 place-items-center rounded-full bg-teal font-semibold text-on-teal text-[0.8125rem]"
        >
          {`${user.FirstName.charAt(0)}${user.LastName.charAt(0)}`.toUpperCase()}
        </span>
        <span className="sr-only leading-tight sm:not-sr-only">
          <span className="block max-w-40 truncate font-semibold">{name}</span>
          <span className="block max-w-40 truncate text-[0.8125rem] text-ink-soft">{user.LEA}</span>
        </span>
        <ChevronDown aria-hidden className="hidden size-4 sm:block" />
      </DropdownMenu.Trigger>
      {/* No portal: what opens belongs to the banner, and scrolls with it. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-30 w-64 animate-appear rounded-card border border-line bg-surface p-2 text-ink shadow-float"
      >
        <div className="px-3 py-2">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-[0.9375rem] text-ink-soft">{user.Email}</p>
          <p className="text-[0.9375rem] text-ink-soft">{user.LEA}</p>
        </div>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Label className="px-3 pt-1 pb-1 text-[0.875rem] text-ink-soft">
          {words.theme}
        </DropdownMenu.Label>
        <DropdownMenu.RadioGroup
          value={chosen}
          onValueChange={(value) => {
            const next = THEMES.find((known) => known === value);
            if (next) chooseTheme(next);
          }}
        >
          {THEMES.map((known) => (
            <DropdownMenu.RadioItem
              key={known}
              value={known}
              className={rowLooks}
              // The menu stays: the effect is seen behind it.
              onSelect={(event) => {
                event.preventDefault();
              }}
            >
              <span className="size-4">
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden className="size-4" />
                </DropdownMenu.ItemIndicator>
              </span>
              {words.themes[known]}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Item
          className={rowLooks}
          disabled={isLeaving}
          onSelect={(event) => {
            event.preventDefault();
            setIsLeaving(true);
            void signOut();
          }}
        >
          <LogOut aria-hidden className="size-4" />
          {isLeaving ? words.signingOut : words.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
