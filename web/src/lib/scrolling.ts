/** Bringing things into view: gliding, or at once for those who asked for less motion. */
const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

export function bringIntoView(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ block, behavior: behavior() });
}

export function scrollToEnd(): void {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: behavior() });
}
