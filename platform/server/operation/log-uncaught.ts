/**
 * Handles uncaught errors. An unhandled promise rejection is logged as a defect, without ending everyone's
 * requests; after an uncaught exception the process state is unreliable, so it finishes its current work and
 * is replaced by a new one.
 */
export function logUncaught(): void {
  process.on('unhandledRejection', (problem) => console.error('uncaught failure:', problem));
  process.on('uncaughtException', (problem) => {
    console.error('uncaught error; the process stops:', problem);
    process.kill(process.pid, 'SIGTERM');
  });
}
