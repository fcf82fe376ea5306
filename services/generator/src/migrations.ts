import type { ServiceMigrations } from '@goalwright/platform';
import { CreateGenerator1763600000000 } from './migrations/1763600000000-create-generator.js';
import { LetGoalsBeEdited1763700000000 } from './migrations/1763700000000-let-goals-be-edited.js';
import { KeepVersionsAndAskWhichStudent1763800000000 } from './migrations/1763800000000-keep-versions-and-ask-which-student.js';
import { SettleAreasInOneStep1763900000000 } from './migrations/1763900000000-settle-areas-in-one-step.js';
import { LeaveRoomForWhatFollows1764000000000 } from './migrations/1764000000000-leave-room-for-what-follows.js';
import { SettleAreasForLess1764100000000 } from './migrations/1764100000000-settle-areas-for-less.js';

export const generatorMigrations: ServiceMigrations = {
  schema: 'generator',
  role: 'generator_app',
  migrations: [
    CreateGenerator1763600000000,
    LetGoalsBeEdited1763700000000,
    KeepVersionsAndAskWhichStudent1763800000000,
    SettleAreasInOneStep1763900000000,
    LeaveRoomForWhatFollows1764000000000,
    SettleAreasForLess1764100000000,
  ],
};
