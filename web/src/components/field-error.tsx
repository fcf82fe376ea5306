import { CircleAlert } from 'lucide-react';

/** What is wrong with a field, below it; its id ties it to the control. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-[0.9375rem] font-medium text-fail">
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      {children}
    </p>
  );
}
