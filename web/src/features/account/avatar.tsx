/** The spec's first avatar, RedHalfCirclePerson, in our line and our colors: a head over half a circle. */
export function Avatar({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={className}>
      <circle cx="32" cy="32" r="32" className="fill-fail-wash" />
      <path d="M10 56 a22 22 0 0 1 44 0 a32 32 0 0 1 -44 0" className="fill-fail" />
      <circle cx="32" cy="21" r="10.5" className="fill-surface stroke-fail" strokeWidth="2.5" />
    </svg>
  );
}
