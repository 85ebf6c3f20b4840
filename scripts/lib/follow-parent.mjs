/**
 * Loaded into a process before its own code: when the parent is gone, killed for instance, the process is asked to
 * stop as well, and nothing lingers on the port or the database.
 */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();
