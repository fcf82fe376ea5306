/** Percent of students on task that an observation guide calls typical of a class; a peer in the same room is better proof. */

export const ON_TASK_SOURCE = 'UTOP observation guide';

export const ON_TASK_TYPICAL_CLASS = 75;
