import { buttonLooks } from '../../components/button';
import { landing } from '../../texts/landing';
import { ActionLink, SIGN_UP } from './links';
import { SampleGoal } from './sample-goal';
import { TypingLine } from './typing-line';

const texts = landing.hero;

/** The first screen: what it does, what it costs, and the thing itself. */
export function Hero() {
  return (
    <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-12 px-5 pt-10 pb-16 sm:px-8 sm:pt-14 sm:pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center">
      <div>
        <h1 className="text-[2.5rem] leading-[1.08] tracking-tight sm:text-6xl sm:leading-[1.05]">
          {texts.heading}
        </h1>
        <div className="mt-6">
          <TypingLine />
        </div>
        <p className="mt-6 max-w-[52ch] text-lg text-ink-soft">{texts.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ActionLink to={SIGN_UP}>{texts.start}</ActionLink>
          <a href="#Features" className={buttonLooks({ kind: 'secondary' })}>
            {texts.seeFeatures}
          </a>
        </div>
        <p className="mt-4 text-[0.9375rem] text-ink-soft">{texts.terms}</p>
      </div>
      <SampleGoal />
    </div>
  );
}
