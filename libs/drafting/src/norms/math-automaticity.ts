/** FastBridge CBMmath Automaticity: its publisher's goals, items correct per 10 minutes (from a 4-minute test). */

export const MATH_AUTOMATICITY_SOURCE = 'FastBridge CBMmath Automaticity goals';

export const MATH_AUTOMATICITY_GOALS = { singleSkill: 60, multiSkill: 50 } as const;
