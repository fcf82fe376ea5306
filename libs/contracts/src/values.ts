/** The nouns every process shares: ids, money, and the field's own closed lists. */
import { z } from 'zod';

export const UserId = z.uuid().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;
export const GenerationId = z.uuid().brand<'GenerationId'>();
export type GenerationId = z.infer<typeof GenerationId>;
export const GoalId = z.uuid().brand<'GoalId'>();
export type GoalId = z.infer<typeof GoalId>;
export const DocumentId = z.uuid().brand<'DocumentId'>();
export type DocumentId = z.infer<typeof DocumentId>;
export const BlobId = z.uuid().brand<'BlobId'>();
export type BlobId = z.infer<typeof BlobId>;
export const TalkId = z.uuid().brand<'TalkId'>();
export type TalkId = z.infer<typeof TalkId>;
export const CodeId = z.uuid().brand<'CodeId'>();
export type CodeId = z.infer<typeof CodeId>;
export const SessionId = z.uuid().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

/** Whole US cents. Money never travels as a float and never as a BigInt (JSON cannot carry one). */
export const Cents = z.int().brand<'Cents'>();
export type Cents = z.infer<typeof Cents>;
export const cents = (amount: number): Cents => Cents.parse(amount);

/**
 * One area of a generation, by its place in it: what a provider types for an area may name a student, so the
 * words stay with the generator and only this travels.
 */
export const AreaKey = z
  .string()
  .regex(/^area-\d{1,2}$/)
  .brand<'AreaKey'>();
export type AreaKey = z.infer<typeof AreaKey>;
export const areaKey = (position: number): AreaKey => AreaKey.parse(`area-${String(position)}`);

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
export type Instant = z.infer<typeof Instant>;

/** Lower case and without surrounding space, so that one mailbox is one account. */
export const EmailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email()).brand<'EmailAddress'>();
export type EmailAddress = z.infer<typeof EmailAddress>;

/** Ten digits, as the forms ask for them; stored and sent without a country code (US only). */
export const PhoneNumber = z
  .string()
  .trim()
  .regex(/^[2-9]\d{9}$/, 'Phone number must be 10 digits')
  .brand<'PhoneNumber'>();
export type PhoneNumber = z.infer<typeof PhoneNumber>;

/** Charged to whoever is called; no school has its phones there. */
const PREMIUM = /^900|^\d{3}976/;
/** Countries that share +1 with the United States; text messages there cost many times more, which is why floods go there. */
const ABROAD = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '),
);

/** Whether we send texts to this number: ten digits, in the United States and Canada, of a telephone. */
export function isTextable(number: string): boolean {
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(number) && !PREMIUM.test(number) && !ABROAD.has(number.slice(0, 3));
}

/** A number that somebody gives us now: refused at the form where no code would ever reach it. */
export const TextablePhoneNumber = PhoneNumber.refine(
  isTextable,
  'Please enter a valid 10-digit phone number.',
);

/** Letters of any script, spaces, apostrophes and hyphens: refuses digits, markup and line breaks alike. */
export const PersonName = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(80)
  .regex(/^[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u, 'Only letters, spaces, apostrophes and hyphens');
export type PersonName = z.infer<typeof PersonName>;

/** One local education agency: its id, and the name it has in forms and in the filter (null: not offered there). */
export interface Lea {
  readonly id: string;
  readonly formName: string | null;
  readonly filterName: string | null;
}

export const LEAS = [
  { id: 'public', formName: 'Public', filterName: 'Public' },
  { id: 'trial', formName: 'Trial', filterName: 'Trial' },
  { id: 'goalwright', formName: 'Goalwright', filterName: 'Goalwright' },
  { id: 'iusd', formName: 'IUSD', filterName: 'Inglewood Unified' },
  { id: 'lynwood', formName: 'Lynwood', filterName: 'Lynwood Unified' },
  { id: 'sonoma', formName: 'Sonoma', filterName: 'Sonoma Valley Unified' },
  { id: 'sweetwater', formName: 'Sweetwater', filterName: null },
  { id: 'abc', formName: null, filterName: 'ABC Unified' },
  { id: 'coronado', formName: null, filterName: 'Coronado Unified' },
  { id: 'chula-vista', formName: null, filterName: 'Chula Vista Elementary' },
  { id: 'cardiff', formName: null, filterName: 'Cardiff Elementary' },
  { id: 'national', formName: null, filterName: 'National Elementary' },
  { id: 'san-ysidro', formName: null, filterName: 'San Ysidro Elementary' },
] as const satisfies readonly Lea[];

export const LeaId = z.enum(LEAS.map((lea) => lea.id));
export type LeaId = z.infer<typeof LeaId>;

/** The name people see for an LEA: the form's, else the filter's. */
export function leaName(leaId: LeaId): string {
  const lea: Lea | undefined = LEAS.find((candidate) => candidate.id === leaId);
  return lea?.formName ?? lea?.filterName ?? leaId;
}

/** The LEA of a name as forms, filters or settings write it, in any case; undefined for none of ours. */
export function leaNamed(name: string): LeaId | undefined {
  const wanted = name.trim().toLowerCase();
  return LEAS.find((lea: Lea) =>
    [lea.id, lea.formName, lea.filterName].some((known) => known?.toLowerCase() === wanted),
  )?.id;
}

/** Public and Trial are no districts: nobody administers them, and each person there decides alone. */
export function hasAdministrators(leaId: LeaId): boolean {
  return leaId !== 'public' && leaId !== 'trial';
}
