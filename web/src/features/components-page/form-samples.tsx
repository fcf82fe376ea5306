import { useState } from 'react';
import { Checkbox } from '../../components/checkbox';
import { CodeField } from '../../components/code-field';
import { TextArea, TextField } from '../../components/field';
import { PasswordField } from '../../components/password-field';
import { PasswordRules } from '../../components/password-rules';
import { PillChoice } from '../../components/pill-choice';
import { RadioGroup } from '../../components/radio-group';
import { Select } from '../../components/select';

const ROLES = [
  { value: 'admin', label: 'Admin', hint: 'Adds and changes people of the own LEA' },
  { value: 'user', label: 'User' },
];
const PILLS = [
  { value: 'she', label: 'she, her' },
  { value: 'they', label: 'they, them' },
];
const AREAS = [
  { value: 'fluency', label: 'Reading fluency' },
  { value: 'math', label: 'Math problem solving' },
];

export function FormSamples() {
  const [role, setRole] = useState('user');
  const [pill, setPill] = useState('they');
  const [code, setCode] = useState('');
  return (
    <section className="border-t border-line py-6">
      <h2 className="mb-4 text-lg">Forms</h2>
      <div className="flex max-w-md flex-col gap-6">
        <TextField label="First Name" autoComplete="off" defaultValue="Amara" />
        <TextField label="Student" hint="Initials are enough." isOptional autoComplete="off" />
        <TextField
          label="Phone Number"
          autoComplete="off"
          defaultValue="555 01"
          error="Phone number must be 10 digits"
        />
        <TextField label="LEA" disabled defaultValue="Public" />
        <TextArea label="Baseline" placeholder="45 words per minute on a grade 3 passage" />
        <PasswordField label="Password" autoComplete="off" defaultValue="Goalwright" />
        <PasswordRules password="" confirmation="" isSubmitted={false} />
        <PasswordRules password="goalwrightdemo" confirmation="other" isSubmitted />
        <PasswordRules password="GoalwrightDemo1" confirmation="GoalwrightDemo1" isSubmitted />
        <CodeField label="Enter code" value={code} onChange={setCode} />
        <CodeField label="Enter code again" value="123456" onChange={setCode} error="Email code is invalid" />
        <Select label="Area of need" options={AREAS} placeholder="Select an option" />
        <Select label="Setting" options={AREAS} error="Please choose one." />
        <RadioGroup label="Role" choices={ROLES} value={role} onChange={setRole} />
        <RadioGroup
          label="Role of the new user"
          choices={ROLES}
          value=""
          onChange={setRole}
          error="Please choose one."
        />
        <PillChoice question="How should the goals put it?" choices={PILLS} value={pill} onChange={setPill} />
        <Checkbox label="Reading fluency" hint="Found on pages 3 and 4" defaultChecked />
        <Checkbox label="Yes, I am sure" error="Please tick the box first." />
        <Checkbox label="Not to be had now" disabled />
      </div>
    </section>
  );
}
