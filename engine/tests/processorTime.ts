/** How long a piece of work keeps this thread busy, in milliseconds. Other work on the machine hardly adds to it. */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
