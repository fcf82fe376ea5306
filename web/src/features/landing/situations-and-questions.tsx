import { Chip } from '../../components/chip';
import { Disclosure } from '../../components/disclosure';
import { landing } from '../../texts/landing';
import { Section } from './section';

/** Where others print praise: what the work looks like, without names, faces or stars. */
export function Situations() {
  const texts = landing.situations;
  return (
    <Section id="Testimonials" heading={texts.heading} lead={texts.lead}>
      <ul className="grid gap-5 sm:grid-cols-2">
        {texts.list.map((situation) => (
          <li key={situation.who} className="rounded-card border border-line bg-surface p-6">
            <Chip kind="marigold">{texts.example}</Chip>
            <h3 className="mt-3 text-lg">{situation.who}</h3>
            <p className="mt-1.5 text-ink-soft">{situation.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Questions() {
  const texts = landing.questions;
  return (
    <Section id="FAQs" heading={texts.heading} isRaised>
      <div className="max-w-3xl border-t border-line">
        {texts.list.map(({ question, answer }) => (
          <Disclosure key={question} summary={<h3 className="font-sans text-lg">{question}</h3>}>
            <p className="text-ink-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
