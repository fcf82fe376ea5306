/** The samples themselves: one block per component, in the states it has. */
import { ArrowRight, Copy, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Aimline, Logo } from '../../components/aimline';
import { Button, IconButton } from '../../components/button';
import { Card } from '../../components/card';
import { Chip } from '../../components/chip';
import { Dialog } from '../../components/dialog';
import { Difference } from '../../components/difference';
import { Disclosure } from '../../components/disclosure';
import { EmptyState } from '../../components/empty-state';
import { ReviewNote, ReviewVerdict } from '../../components/goal-card/review-note';
import { Notice } from '../../components/notice';
import { Progress } from '../../components/progress';
import { QualityRing } from '../../components/quality-ring';
import { SavedMark } from '../../components/saved-mark';
import { Skeleton } from '../../components/skeleton';
import { Tabs } from '../../components/tabs';
import { Toast } from '../../components/toast';
import { Tooltip } from '../../components/tooltip';
import { Wren } from '../../components/wren';
import { FormSamples } from './form-samples';

const COLORS = [
  'bg-paper',
  'bg-surface',
  'bg-line',
  'bg-line-strong',
  'bg-ink',
  'bg-ink-soft',
  'bg-teal',
  'bg-teal-wash',
  'bg-marigold',
  'bg-marigold-fill',
  'bg-evidence',
  'bg-evidence-wash',
  'bg-good',
  'bg-weak',
  'bg-fail',
] as const;
const PERCENTS = [0, 20, 50, 90] as const;
const A_QUARTER_PAST_TWO = new Date(2026, 10, 20, 14, 14).getTime();

export function Sample({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line py-6">
      <h2 className="mb-4 text-lg">{title}</h2>
      <div className="flex flex-col gap-4">{children}</div>
    </div>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

function ButtonSamples() {
  return (
    <Sample title="Button">
      <Row>
        <Button>Primary</Button>
        <Button kind="secondary">Secondary</Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="danger">Danger</Button>
      </Row>
      <Row>
        <Button disabled>Disabled</Button>
        <Button isBusy>Busy</Button>
        <Button icon={<ArrowRight aria-hidden className="size-5" />}>With an icon</Button>
        <Button size="small" kind="secondary">
          Small
        </Button>
        <Tooltip text="Copies the goal with its evidence">
          <IconButton label="Copy" icon={<Copy aria-hidden className="size-5" />} />
        </Tooltip>
      </Row>
    </Sample>
  );
}

function FloatingSamples() {
  const [isOpen, setIsOpen] = useState(false);
  const [toast, setToast] = useState<string>();
  return (
    <Sample title="Dialog, toast, saved mark">
      <Row>
        <Button
          kind="secondary"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Open a dialog
        </Button>
        <Button
          kind="secondary"
          onClick={() => {
            setToast('Settings Updated Successfully!');
          }}
        >
          Show a toast
        </Button>
        <SavedMark savedAt={A_QUARTER_PAST_TWO} />
        <SavedMark isSaving />
      </Row>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title="Start again?"
        description="This erases the talk with Wren. Your goals stay in the history."
        actions={
          <>
            <Button kind="secondary">No, go back</Button>
            <Button kind="danger">Yes, erase</Button>
          </>
        }
      >
        <p>Nothing is charged for starting again.</p>
      </Dialog>
      <Toast
        text={toast}
        onGone={() => {
          setToast(undefined);
        }}
      />
    </Sample>
  );
}

function PictureSamples() {
  return (
    <>
      <Sample title="Logo, aimline, Wren">
        <Logo />
        <Row>
          <Aimline className="h-11 w-28" />
          <Aimline className="h-11 w-28" progress={0.5} />
        </Row>
        <div className="flex flex-wrap items-end gap-5">
          <Wren className="h-40" />
          <Wren pose="writing" className="h-40" />
          <Wren className="h-8" />
          <Wren pose="writing" className="h-8" />
        </div>
      </Sample>
      <Sample title="Progress, quality">
        <Progress label="Drafting" value={40} className="max-w-64" />
        <Row>
          {PERCENTS.map((percent) => (
            <QualityRing key={percent} quality={percent} />
          ))}
        </Row>
      </Sample>
    </>
  );
}

function WordSamples() {
  return (
    <>
      <Sample title="Notice">
        <Notice isLive={false} title="A new sign-in needs $10.00 to start">
          After this you have $8.00.
        </Notice>
        <Notice isLive={false} kind="success">
          Account created successfully! Please check your email for verification.
        </Notice>
        <Notice isLive={false} kind="warning" title="You are offline">
          What you typed is kept. We try again by ourselves.
        </Notice>
        <Notice
          isLive={false}
          kind="error"
          title="The report could not be read"
          actions={
            <Button size="small" kind="secondary">
              Choose another file
            </Button>
          }
        >
          It is a scan without text. Nothing was charged.
        </Notice>
      </Sample>
      <Sample title="Chip, card, skeleton">
        <Row>
          <Chip>Plain</Chip>
          <Chip kind="teal">Reading fluency</Chip>
          <Chip kind="marigold">Example</Chip>
          <Chip kind="evidence">p. 4</Chip>
          <Chip kind="good">Met</Chip>
          <Chip kind="weak">Weak</Chip>
          <Chip kind="fail">Not in the document</Chip>
        </Row>
        <Card className="p-5">
          <Skeleton className="mb-3 h-6 w-1/2" />
          <Skeleton className="mb-2 h-4" />
          <Skeleton className="h-4 w-4/5" />
        </Card>
        <EmptyState
          title="No Goals History Found"
          action={<Button icon={<Pencil aria-hidden className="size-5" />}>Draft your first goal</Button>}
        >
          Goals you draft with Wren are kept here.
        </EmptyState>
      </Sample>
      <Sample title="Difference, proposal for last year's goal">
        <Difference
          before="J.W. will improve his reading 80% of the time."
          after="Given a grade 4 passage, J.W. will read aloud 95 words correct per minute, 80% of the time."
        />
        <ReviewNote
          review={{
            Verdict: 'raise',
            OldGoal: 'J.W. will read 60 words correct per minute.',
            Page: 2,
            Quote: 'J.W. will read 60 words correct per minute.',
            Why: 'The newest count is 61 words correct per minute: the goal was met.',
          }}
        />
        <Row>
          <ReviewVerdict verdict="continue" />
          <ReviewVerdict verdict="raise" />
          <ReviewVerdict verdict="replace" />
        </Row>
      </Sample>
      <Sample title="Tabs, disclosure">
        <Tabs
          label="Views of the plan"
          tabs={[
            { id: 'iep', title: 'IEP view', content: <p>The plan.</p> },
            { id: 'student', title: 'Student view', content: <p>The student.</p> },
          ]}
        />
        <div>
          <Disclosure summary="What does it cost?">2 dollars per area of need.</Disclosure>
          <Disclosure summary="Is there a subscription?">No.</Disclosure>
        </div>
      </Sample>
    </>
  );
}

export function Samples() {
  return (
    <>
      <Sample title="Color">
        <div className="grid grid-cols-5 gap-2">
          {COLORS.map((color) => (
            <div key={color} className="text-xs">
              <div className={`mb-1 h-12 rounded-control border border-line ${color}`} />
              {color.slice('bg-'.length)}
            </div>
          ))}
        </div>
      </Sample>
      <Sample title="Type">
        <p className="font-serif text-4xl font-semibold">Goals with their evidence</p>
        <p className="measure">
          Given a grade 3 passage, the student will read 93 words correctly in a minute. The measure is at
          most 68 characters wide, so that the eye finds the next line.
        </p>
        <p className="figures text-ink-soft">$10.00, 45 of 112 words, 92%</p>
      </Sample>
      <PictureSamples />
      <ButtonSamples />
      <FormSamples />
      <WordSamples />
      <FloatingSamples />
    </>
  );
}
