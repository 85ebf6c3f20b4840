/**
 * Of 100 applications of a body that has been at work for ten years, how many stand where: open ones by their status,
 * finished ones by what became of their certificate.
 */
const SHARES: Readonly<Record<string, number>> = {
  DRAFT: 2,
  PENDING: 2,
  INPROGRESS: 2,
  UNDERREVIEW: 6,
  RETURNED: 1,
  REJECTED: 2,
  REJECTED_FLOW: 1,
  CERTIFIED: 1,
  REJECTED_STAFF: 3,
  CANCELLED: 4,
  ARCHIVED: 3,
  'COMPLETED EXPIRED': 30,
  'COMPLETED PUBLISHED': 32,
  'COMPLETED ACTIVE': 2,
  'COMPLETED SUSPENDED': 2,
  'COMPLETED TERMINATED': 7,
};

const SLOTS = 1_000;

/** One thousand names of moulds; who draws one of them at random has it as often as its share says. */
export function drawFrom(moulds: readonly { id: number; stands: string }[]): number[] {
  const known = Object.entries(SHARES).filter(([stands]) => moulds.some((mould) => mould.stands === stands));
  const whole = known.reduce((sum, [, share]) => sum + share, 0);
  return known.flatMap(([stands, share]) => {
    const own = moulds.filter((mould) => mould.stands === stands);
    return Array.from(
      { length: Math.round((share / whole) * SLOTS) },
      (_, at) => own[at % own.length]?.id ?? 0,
    );
  });
}
