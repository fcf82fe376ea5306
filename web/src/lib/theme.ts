/** Light, dark, or as the machine has it. */
import { browserStorage } from './encoded-storage';
import { Store } from './store';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Where the choice lies; signing out leaves it there. */
export const THEME_KEY = 'theme';

const kept = browserStorage.read(THEME_KEY);
export const theme = new Store<Theme>(THEMES.find((name) => name === kept) ?? 'system');

function apply(chosen: Theme): void {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

export function chooseTheme(chosen: Theme): void {
  browserStorage.write(THEME_KEY, chosen);
  theme.set(chosen);
  apply(chosen);
}

apply(theme.get());
