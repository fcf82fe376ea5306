/** Every shared component in every state, in both themes beside each other. For developers. */
import { Samples } from './samples';

const THEMES = ['light', 'dark'] as const;

export function ComponentsPage() {
  return (
    <main>
      <h1 className="px-6 py-8 text-3xl">Components</h1>
      <div className="grid lg:grid-cols-2">
        {THEMES.map((theme) => (
          <section
            key={theme}
            data-theme={theme}
            aria-label={`In the ${theme} theme`}
            className="bg-paper px-6 py-8 text-ink"
          >
            <Samples />
          </section>
        ))}
      </div>
    </main>
  );
}
