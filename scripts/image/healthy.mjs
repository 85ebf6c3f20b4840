/** `portal healthy`: exits with 0 if the portal in this container is ready. Requires no other tools. */
const { METRICS_PORT, PORT } = process.env;
// A worker listens only on the metrics port; an API process reports the same on both ports.
const address = `http://127.0.0.1:${METRICS_PORT || PORT || 3000}/health/ready`;

try {
  const { ok } = await fetch(address, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
