/**
 * Uncaught errors. An unhandled promise rejection is a defect to log and no reason to end everyone's requests; after an
 * uncaught exception nothing can be relied on any more, so the process finishes its current work and is replaced by a new one.
 */
export function logUncaught(): void {
  process.on('unhandledRejection', (problem) => console.error('uncaught failure:', problem));
  process.on('uncaughtException', (problem) => {
    console.error('uncaught error; the process stops:', problem);
    process.kill(process.pid, 'SIGTERM');
  });
}
