/**
 * What nobody caught. A promise that failed unheard is a defect to read of, and no reason to end everybody's requests;
 * after an error in the middle of nowhere nothing can be relied on any more, so the process ends what is under way and
 * leaves its place to a new one.
 */
export function watchForUncaught(): void {
  process.on('unhandledRejection', (problem) => console.error('uncaught failure:', problem));
  process.on('uncaughtException', (problem) => {
    console.error('uncaught error; the process stops:', problem);
    process.kill(process.pid, 'SIGTERM');
  });
}
