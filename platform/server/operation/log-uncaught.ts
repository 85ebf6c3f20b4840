/**
 * Handles uncaught errors of the process: an unhandled promise rejection is only logged; after an uncaught
 * exception the process finishes its current work, stops and is replaced.
 */
export function logUncaught(): void {
  process.on('unhandledRejection', (problem) => console.error('uncaught failure:', problem));
  process.on('uncaughtException', (problem) => {
    console.error('uncaught error; the process stops:', problem);
    process.kill(process.pid, 'SIGTERM');
  });
}
