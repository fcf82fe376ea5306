import {
  confirmGeneration,
  deleteDocument,
  type GoalProfile,
  uploadDocument,
} from '@goalwright/contracts/api/documents';
import type { Goal } from '@goalwright/contracts/api/goals';
import type { Received, Sent } from '@goalwright/contracts/define';
import * as generator from '@goalwright/contracts/generator';
import type { DocumentId } from '@goalwright/contracts/values';
import { Calls } from '@goalwright/messaging';
import { Controller, Inject } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Users } from '../users/users.js';
import type { SignedIn } from '../admission/admission.js';
import { preferredWaitMs, prefersAsync } from '../admission/preference.js';
import { documentKey, generationKey, requestKeyOf } from '../admission/request-key.js';
import { type Caller, Serves, ServesUpload, type Visitor } from '../admission/serves.js';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { Gate } from '../gate/gate.js';
import { Generations } from '../generations/generations.js';
import { areasFromChoices, areasFromList, isAuto } from './chosen-areas.js';
import { Documents } from './documents.js';
import { Uploads } from './uploads.js';

@Controller()
export class DocumentsController {
  constructor(
    private readonly calls: Calls,
    private readonly uploads: Uploads,
    private readonly documents: Documents,
    private readonly gate: Gate,
    private readonly generations: Generations,
    private readonly users: Users,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  @ServesUpload(uploadDocument)
  async upload(incoming: FastifyRequest) {
    const requestKey = requestKeyOf(incoming);
    const { request, caller, file } = await this.uploads.receive(incoming);
    const areas = isAuto(request.AreaToTarget) ? null : areasFromList(request.AreaToTarget);
    const { userId } = caller.session.profile;
    const documentId =
      file === null
        ? generatorId(request.DocumentId)
        : await this.documents.register(userId, documentKey(userId, requestKey), file);
    const reading = await this.documents.awaitReading(userId, documentId, {
      student: request.Student,
      waitMs: preferredWaitMs(incoming),
    });
    if (areas === null) return this.#proposal(caller, documentId, reading);
    const order = {
      documentId,
      disability: request.Disability,
      studentLabel: request.StudentName ?? null,
      pronouns: request.Pronouns ?? null,
      areas,
    };
    // A file sent again is another document with the same content.
    const content = {
      ...order,
      documentId: file?.sha256 ?? documentId,
      ...(request.Student === undefined ? {} : { student: request.Student }),
    };
    const key = generationKey(userId, requestKey, content);
    const reply = await this.#draft({ ...caller, prefersAsync: prefersAsync(incoming) }, { key, ...order });
    const { User: user, Goals: goals, ...rest } = reply;
    return { ...rest, DocumentId: documentId, user, ...(goals ? { profiles: goals.map(profileOf) } : {}) };
  }

  @Serves(confirmGeneration)
  async confirm(request: Received<typeof confirmGeneration.request>, caller: Caller<'provider'>) {
    const areas = areasFromChoices(request.Areas);
    await this.gate.pass(caller.session);
    const order = {
      documentId: request.DocumentId,
      disability: request.Disability,
      studentLabel: request.StudentName ?? null,
      pronouns: request.Pronouns ?? null,
      areas,
    };
    const key = generationKey(caller.session.profile.userId, caller.requestKey, order);
    return this.#draft(caller, { key, ...order });
  }

  @Serves(deleteDocument)
  async delete(request: Received<typeof deleteDocument.request>, { session }: Caller<'user'>) {
    await this.calls.call(generator.deleteDocument, {
      userId: session.profile.userId,
      documentId: request.DocumentId,
    });
    return {};
  }

  async #draft(
    caller: SignedIn & Pick<Visitor, 'prefersAsync'>,
    order: Omit<Sent<typeof generator.start.request>, 'provider'>,
  ) {
    const { userId, isInternal } = caller.session.profile;
    const started = await this.calls.call(generator.start, { provider: { userId, isInternal }, ...order });
    return this.generations.reply(caller, started.generationId, started.availableCents);
  }

  async #proposal(
    caller: SignedIn,
    documentId: DocumentId,
    reading: Awaited<ReturnType<Documents['awaitReading']>>,
  ) {
    const user = await this.users.view(caller);
    const affordable = Math.floor(user.AccountBalance / this.config.PRICE_PER_AREA_CENTS);
    return {
      DocumentId: documentId,
      ProposedAreas: reading.proposedAreas.map((area) => ({
        AreaOfNeed: area.areaOfNeed,
        Why: area.why,
        HasBaseline: area.hasBaseline,
        Evidence: area.evidence,
        Baselines: area.baselines,
        IsBaselinePlain: area.isBaselinePlain,
        IsNeedPlain: area.isNeedPlain,
        Praise: area.praise,
        ...(area.review === undefined ? {} : { Review: area.review }),
      })),
      AffordableAreas: user.IsInternal ? generator.AREAS_PER_GENERATION_MAX : Math.max(affordable, 0),
      ...(reading.pageCount === null ? {} : { PageCount: reading.pageCount }),
      ...(reading.studentName === null ? {} : { StudentName: reading.studentName }),
      Pronouns: reading.pronouns,
      KeptUntil: reading.keptUntil,
      user,
      UpdatedWalletBalance: user.AccountBalance,
    };
  }
}

/** `Uploads` lets no form through without a file or a document's id. */
function generatorId(documentId: DocumentId | undefined): DocumentId {
  if (documentId === undefined)
    throw new Error('an upload came through without a file and without a document');
  return documentId;
}

function profileOf(goal: Goal): GoalProfile {
  return {
    goal_id: goal.GoalId,
    area_of_need: goal.AreaOfNeed,
    baseline: goal.Baseline,
    goal: goal.Goal,
    disability: goal.Disability,
    fape: goal.Fape,
    objectives: goal.Objectives,
    evidence: goal.Evidence,
    checks: goal.Checks,
    quality: goal.Quality,
    engine: goal.Engine,
    ...(goal.Review === undefined ? {} : { review: goal.Review }),
  };
}
