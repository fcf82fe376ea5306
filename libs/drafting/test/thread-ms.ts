/** What one task costs on one core, for specs of what is bounded. */

/**
 * @returns milliseconds of processor time of this thread alone: other specs that run beside it, which the clock on the
 * wall counts, do not make it longer
 */
export function threadMsOf(task: () => unknown): number {
  const before = process.threadCpuUsage();
  task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
