/** `portal healthy`: ends with 0 when the portal of this container is ready. Without a browser's or a shell's tools. */
const { METRICS_PORT, PORT } = process.env;
// A worker listens nowhere else; an API process says the same on both.
const address = `http://127.0.0.1:${METRICS_PORT || PORT || 3000}/health/ready`;

try {
  const { ok } = await fetch(address, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
