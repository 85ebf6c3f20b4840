/** Numbers and groups the points that an assessor sends to the client, and finds those still unanswered. */

/** One entry of a request to the client, as sent by the assessor. */
type Entry = { PointKey?: string | null; Field?: string | null; Remark: string };

/**
 * Numbers the entries: those about the same checklist point share a number, every other entry gets its own.
 */
export function numberPoints<E extends Entry>(entries: readonly E[]): (E & { PointNo: number })[] {
  const numbers = new Map<string, number>();
  let last = 0;
  return entries.map((entry) => {
    const known = entry.PointKey ? numbers.get(entry.PointKey) : undefined;
    if (known !== undefined) return { ...entry, PointNo: known };
    last += 1;
    if (entry.PointKey) numbers.set(entry.PointKey, last);
    return { ...entry, PointNo: last };
  });
}

type Listed = { PointNo: number; Field: string | null; Remark: string };

/** Groups the entries by point, in order; the shared values are taken from the first entry. */
export const pointsOf = <E extends Listed>(entries: readonly E[]): (E & { Entries: E[] })[] =>
  [...Map.groupBy(entries, ({ PointNo }) => PointNo).values()].flatMap((Entries) => {
    const [first] = Entries;
    return first ? [{ ...first, Entries }] : [];
  });

/** Groups identical remarks, each with the fields that it concerns. */
export const groupByRemark = (entries: readonly { Field: string | null; Remark: string }[]) =>
  [...Map.groupBy(entries, ({ Remark }) => Remark)].map(([Remark, same]) => ({
    Remark,
    Fields: same.flatMap(({ Field }) => Field ?? []),
  }));

type Answered = { PointNo: number; Answer: string };

/** Numbers of the points that the client has not answered yet. */
export function openPoints(entries: readonly Listed[], answers: readonly Answered[]): number[] {
  const answered = new Set(
    answers.filter(({ Answer }) => Answer.trim() !== '').map(({ PointNo }) => PointNo),
  );
  return [...new Set(entries.map(({ PointNo }) => PointNo))].filter((no) => !answered.has(no));
}
