/** Deep enough for "could not do this, because of that, because the database said so". */
const DEEPEST = 4;

/**
 * What the log has of an error: what it is, where it came from and what the database calls it. Not what else hangs on
 * it: PostgreSQL's `detail` and `where` quote whole rows, clients of other servers keep their request with its keys.
 */
export function saidError(error: unknown, left = DEEPEST): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? { type: typeof error } : String(error);
  const { code, constraint, table, statusCode } = error as unknown as Record<string, unknown>;
  const known = Object.entries({ code, constraint, table, statusCode }).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  );
  const others = error instanceof AggregateError ? error.errors : [];
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(known),
    ...(left > 0 && error.cause !== undefined && { cause: saidError(error.cause, left - 1) }),
    ...(left > 0 &&
      others.length > 0 && { errors: others.slice(0, 5).map((one) => saidError(one, left - 1)) }),
  };
}
