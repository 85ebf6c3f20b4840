/**
 * Preloaded into the portal's process under `npm start`: checks every second whether its parent process has
 * ended and then stops, so that it does not keep the port or database.
 */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1000).unref();
