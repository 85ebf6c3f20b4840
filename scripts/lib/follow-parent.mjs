/**
 * Preloaded into a process: when its parent has ended, the process is asked to stop too, so that it does not
 * keep the port or database.
 */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();
