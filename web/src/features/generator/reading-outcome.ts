/** What came of a try to read a report: a value, from the reply as the server gave it. */
import type { uploadDocument } from '@goalwright/contracts/api/documents';
import type { ApiReply } from '@goalwright/contracts/api/client';
import type { User } from '@goalwright/contracts/api/users';
import type { z } from 'zod';
import { generator as words } from '../../texts/generator';
import { fromFound } from './areas';
import { factsOf } from './questions';
import { isSameStudent } from './right-child';
import type { Report, SeveralStudents, Talk } from './talk';

export interface Pages {
  readonly read: number;
  readonly count: number;
}

export type ReadingOutcome =
  | { readonly kind: 'still-reading'; readonly documentId: string; readonly pages: Pages | null }
  | { readonly kind: 'several-students'; readonly several: SeveralStudents }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly text: string;
      /** Another try with this file ends the same. */
      readonly isOfFile: boolean;
    }
  | { readonly kind: 'read'; readonly report: Report; readonly user: User | undefined };

type Reply = ApiReply<z.output<typeof uploadDocument.reply>>;
type Refusal = Extract<Reply, { isSuccessful: false }>['problem'];

function refusalOf({ Code: code, Message: message, Facts = {} }: Refusal): ReadingOutcome {
  const { DocumentId: documentId, Students: students, PagesRead: read, PageCount: count } = Facts;
  if (code === 'document.still-reading' && typeof documentId === 'string') {
    const isKnown = typeof read === 'number' && typeof count === 'number';
    return { kind: 'still-reading', documentId, pages: isKnown ? { read, count } : null };
  }
  if (code === 'document.several-students' && typeof documentId === 'string' && Array.isArray(students))
    return { kind: 'several-students', several: { documentId, students } };
  return {
    kind: 'refused',
    code,
    text: message || words.errors.file,
    isOfFile: code.startsWith('document.'),
  };
}

export function outcomeOf(reply: Reply, { inputQA, activity }: Talk): ReadingOutcome {
  if (!reply.isSuccessful) return refusalOf(reply.problem);
  const { DocumentId, KeptUntil, ProposedAreas = [], StudentName = null, AffordableAreas = 0 } = reply.body;
  if (DocumentId === undefined)
    return { kind: 'refused', code: 'service.fault', text: words.errors.file, isOfFile: false };
  // Who was chosen by name among several is not asked about again.
  const isChosen = activity.kind === 'reading' && activity.student !== undefined;
  const { studentLabel } = factsOf(inputQA);
  return {
    kind: 'read',
    user: reply.body.user,
    report: {
      documentId: DocumentId,
      ...(KeptUntil === undefined ? {} : { keptUntil: KeptUntil }),
      studentName: StudentName,
      isChildConfirmed: isChosen || StudentName === null || isSameStudent(studentLabel, StudentName),
      deletedOn: null,
      ...(reply.body.Pronouns === null ? { pronouns: null } : {}),
      areas: fromFound(ProposedAreas, AffordableAreas),
    },
  };
}
