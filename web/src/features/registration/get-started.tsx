import { Aimline } from '../../components/aimline';
import { Button } from '../../components/button';
import { registration } from '../../texts/registration';
import { Step } from './step';

const words = registration.getStarted;

export function GetStarted({ onFinish }: { readonly onFinish: () => void }) {
  return (
    <Step title={words.title} lead={words.text} onSubmit={onFinish}>
      <Aimline className="h-20 w-52" />
      <p>{words.credit}</p>
      <Button type="submit" className="self-stretch sm:self-start">
        {words.finish}
      </Button>
    </Step>
  );
}
