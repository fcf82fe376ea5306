/** Views of one thing beside each other: arrow keys go from tab to tab. */
import { clsx } from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, for those who do not see them side by side. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Which tab is open; without it the tabs keep it themselves, starting with the first. */
  readonly value?: string;
  readonly onChange?: (id: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Primitive.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <Primitive.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className={clsx(
              '-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-4 font-semibold text-ink-soft',
              'transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-3',
              'data-[state=active]:border-teal data-[state=active]:text-teal',
            )}
          >
            {tab.title}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} className="pt-5">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
