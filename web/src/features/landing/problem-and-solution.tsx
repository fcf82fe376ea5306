import { Aimline } from '../../components/aimline';
import { Wren } from '../../components/wren';
import { landing } from '../../texts/landing';
import { Section } from './section';

export function Problem() {
  const texts = landing.problem;
  return (
    <Section id="Problem" heading={texts.heading} lead={texts.lead} isRaised>
      <ul className="grid gap-8 sm:grid-cols-3 sm:gap-10">
        {texts.points.map((point) => (
          <li key={point.title} className="border-t-2 border-marigold-fill pt-4">
            <h3 className="text-xl">{point.title}</h3>
            <p className="mt-2 text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Solution() {
  const texts = landing.solution;
  return (
    <Section id="Solution" heading={texts.heading} lead={texts.lead}>
      <div className="grid items-end gap-10 lg:grid-cols-[minmax(0,1fr)_auto]">
        <ol className="grid gap-8 sm:grid-cols-3 sm:gap-10">
          {texts.steps.map((step, position) => (
            <li key={step.title}>
              <Aimline className="h-12 w-30" progress={(position + 1) / texts.steps.length} />
              <h3 className="mt-4 text-xl">
                {position + 1}. {step.title}
              </h3>
              <p className="mt-2 text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
        <Wren pose="writing" className="hidden h-40 lg:block" />
      </div>
      <p className="mt-10 border-l-4 border-teal pl-4 font-serif text-lg">{texts.note}</p>
    </Section>
  );
}
