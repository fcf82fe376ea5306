/** The card while it is read: every fact with its proof. */
import type { Goal } from '@goalwright/contracts/api/goals';
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react';
import { goals as words } from '../../texts/goals';
import { hasUnsourcedNumber } from './acknowledgement';
import { AimlinePlot } from './aimline-plot';
import { CitedText, EvidenceChip } from './cited-text';
import { placeEvidence } from './evidence-placement';
import { ReviewNote } from './review-note';
import { numbersOf } from './services';
import { ServicesTable } from './services-table';

interface GoalReadingProps {
  readonly goal: Goal;
  readonly openEvidence: number | undefined;
  readonly onOpen: (evidence: number) => void;
}

/** One level below the card's name. */
export const PartLevel = createContext<3 | 4>(3);

function PartName({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  const Heading = useContext(PartLevel) === 3 ? 'h3' : 'h4';
  return (
    <Heading id={id} className="mb-1.5 font-sans text-sm font-semibold text-ink-soft">
      {children}
    </Heading>
  );
}

export function GoalReading({ goal, openEvidence, onOpen }: GoalReadingProps) {
  const servicesId = useId();
  const numbers = numbersOf(goal.Fape);
  const presentLevel = useMemo(
    () => placeEvidence(goal.Baseline, goal.Evidence, hasUnsourcedNumber(goal)),
    [goal],
  );
  const cited = { evidence: goal.Evidence, openEvidence, onOpen };
  // Elsewhere only what the provider typed is marked: the report proves the present level.
  const entered = goal.Evidence.map((one) =>
    one.IsEnteredByProvider === true ? one : { ...one, Text: '', Quote: '' },
  );
  const unplaced = presentLevel.unplaced.filter(
    (index) => goal.Evidence[index]?.IsEnteredByProvider !== true,
  );
  return (
    <div className="@container flex flex-col gap-6">
      {goal.Review && <ReviewNote review={goal.Review} />}
      {/* By the card's own width: beside open evidence it is a narrow one, on a wide screen too. */}
      <div className="grid gap-6 @xl:grid-cols-[minmax(0,1fr)_auto]">
        <section>
          <PartName>{words.presentLevel}</PartName>
          <p className="measure">
            <CitedText placement={presentLevel} {...cited} />
          </p>
          {unplaced.length > 0 && (
            <p className="mt-2 text-sm text-ink-soft">
              {words.evidence.also}
              {unplaced.map((index) => {
                const evidence = goal.Evidence[index];
                return (
                  evidence && (
                    <EvidenceChip
                      key={index}
                      evidence={evidence}
                      index={index}
                      isOpen={openEvidence === index}
                      onOpen={onOpen}
                    />
                  )
                );
              })}
            </p>
          )}
        </section>
        <div className="empty:hidden @xl:w-60 @xl:pt-6">
          <AimlinePlot goal={goal} />
        </div>
      </div>
      <section className="border-l-4 border-teal pl-4 sm:pl-5">
        <PartName>{words.goal}</PartName>
        <p className="measure font-serif text-lg leading-snug sm:text-xl">
          <CitedText placement={placeEvidence(goal.Goal, entered, false)} {...cited} />
        </p>
      </section>
      {goal.Objectives.length > 0 && (
        <section>
          <PartName>{words.objectives}</PartName>
          <ObjectiveSteps goal={goal} entered={entered} {...cited} />
        </section>
      )}
      {numbers.length > 0 && (
        <section>
          <PartName>{words.numbers}</PartName>
          <ul className="flex measure flex-col gap-1 text-[0.9375rem] text-ink-soft">
            {numbers.map(({ name, text }) => (
              <li key={name}>
                <span className="font-semibold">{name}:</span> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <PartName id={servicesId}>{words.services.heading}</PartName>
        <ServicesTable goal={goal} headingId={servicesId} />
      </section>
    </div>
  );
}

function ObjectiveSteps({
  goal,
  entered,
  openEvidence,
  onOpen,
}: GoalReadingProps & { readonly entered: Goal['Evidence'] }) {
  return (
    <ol className="relative flex flex-col gap-3 before:absolute before:top-3 before:bottom-3 before:left-[0.4375rem] before:w-0.5 before:bg-line">
      {goal.Objectives.map((objective, place) => (
        <li key={place} className="relative measure pl-7">
          <span
            aria-hidden
            className="absolute top-1.5 left-0 size-4 rounded-full border-2 border-teal bg-surface"
          />
          <CitedText
            placement={placeEvidence(objective, entered, false)}
            evidence={goal.Evidence}
            openEvidence={openEvidence}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ol>
  );
}
