/** One goal of the checker: its fields, and below them what the checks say of it. */
import { X } from 'lucide-react';
import { type ClipboardEvent, useId } from 'react';
import { IconButton } from '../../components/button';
import { Disclosure } from '../../components/disclosure';
import { TextArea, TextField } from '../../components/field';
import { ObjectivesFields, ServicesFields } from '../../components/goal-card/goal-fields';
import { usePublicConfig } from '../../lib/public-config';
import { checker as words } from '../../texts/checker';
import type { CheckerDesk, CheckResult } from './checker-desk';
import { GoalResult } from './goal-result';
import { isEmpty, type PastedGoal, TEXT_LIMITS, written } from './pasted-goal';

interface GoalFormProps {
  readonly desk: CheckerDesk;
  readonly goal: PastedGoal;
  readonly number: number;
  readonly result: CheckResult | undefined;
  readonly isChecking: boolean;
  readonly error: string | undefined;
  readonly onApplied: (said: string) => void;
  readonly onPasted: (found: number, leftOut: number) => void;
  /** Absent where it is the only one. */
  readonly onRemove: (() => void) | undefined;
}

export function GoalForm(props: GoalFormProps) {
  const { desk, goal, number, result, isChecking, error, onApplied, onPasted, onRemove } = props;
  const id = useId();
  const { text } = goal;
  const { Objectives, Fape } = written(goal);
  const pasted = (event: ClipboardEvent) => {
    if (!isEmpty(goal)) return;
    const found = desk.paste(goal.id, event.clipboardData.getData('text/plain'));
    if (!found) return;
    event.preventDefault();
    onPasted(found.found, found.leftOut);
  };
  return (
    <li aria-labelledby={id} className="overflow-clip rounded-card border border-line bg-surface">
      <div className="flex items-center justify-between gap-3 border-b border-line bg-teal-wash py-1 pr-1 pl-4 sm:pl-6">
        <h2 id={id} className="py-2 text-xl">
          <span className="figures text-teal">{words.goalNumber(number)}</span>
          {goal.areaOfNeed.trim() !== '' && <span className="ml-2">{goal.areaOfNeed}</span>}
        </h2>
        {onRemove && (
          <IconButton
            label={words.remove(number)}
            icon={<X aria-hidden className="size-5" />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="flex flex-col gap-4 px-4 py-5 sm:px-6">
        <TextArea
          label={words.goal}
          hint={number === 1 ? words.goalHint : undefined}
          error={error}
          data-goal
          value={text.Goal}
          maxLength={TEXT_LIMITS.text}
          rows={3}
          className="font-serif text-lg"
          onPaste={pasted}
          onChange={({ target }) => {
            desk.type(goal.id, { text: { Goal: target.value } });
          }}
        />
        <div className="grid gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <AreaField desk={desk} goal={goal} />
          <TextArea
            label={words.presentLevel}
            isOptional
            value={text.Baseline}
            maxLength={TEXT_LIMITS.text}
            rows={2}
            className="min-h-11!"
            onChange={({ target }) => {
              desk.type(goal.id, { text: { Baseline: target.value } });
            }}
          />
        </div>
        <Disclosure
          className="-my-2 border-b-0! [&>div]:max-w-none"
          summary={
            <span>
              {words.more}{' '}
              <span className="font-normal text-ink-soft">
                ({words.moreCount(Objectives.length, Fape.length) || words.optional})
              </span>
            </span>
          }
        >
          <div className="flex flex-col gap-5">
            <ObjectivesFields
              lines={text.Objectives}
              onChange={(lines) => {
                desk.type(goal.id, { text: { Objectives: lines } });
              }}
            />
            <ServicesFields
              lines={text.Fape}
              onChange={(lines) => {
                desk.type(goal.id, { text: { Fape: lines } });
              }}
            />
          </div>
        </Disclosure>
      </div>
      {result && (
        <GoalResult
          desk={desk}
          goal={goal}
          number={number}
          result={result}
          isChecking={isChecking}
          onApplied={onApplied}
        />
      )}
    </li>
  );
}

function AreaField({ desk, goal }: { readonly desk: CheckerDesk; readonly goal: PastedGoal }) {
  const id = useId();
  const config = usePublicConfig();
  return (
    <div>
      <TextField
        label={words.areaOfNeed}
        isOptional
        value={goal.areaOfNeed}
        list={id}
        maxLength={TEXT_LIMITS.area}
        autoComplete="off"
        onChange={({ target }) => {
          desk.type(goal.id, { areaOfNeed: target.value });
        }}
      />
      <datalist id={id}>
        {(config?.AreasOfNeed ?? []).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
