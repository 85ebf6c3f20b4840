/** One entry of what is asked of the client, as it is sent. */
type Entry = { PointKey?: string | null; Field?: string | null; Remark: string };

/** Entries about one point of the checklist are one point of the to-do list; every other entry is one of its own. */
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

/** The entries of each point together, in order: the first one stands for what they share. */
export const pointsOf = <E extends Listed>(entries: readonly E[]): (E & { Entries: E[] })[] =>
  [...Map.groupBy(entries, ({ PointNo }) => PointNo).values()].flatMap((Entries) => {
    const [first] = Entries;
    return first ? [{ ...first, Entries }] : [];
  });

/** Identical remarks on several fields are shown once, with the fields that they concern. */
export const groupByRemark = (entries: readonly { Field: string | null; Remark: string }[]) =>
  [...Map.groupBy(entries, ({ Remark }) => Remark)].map(([Remark, same]) => ({
    Remark,
    Fields: same.flatMap(({ Field }) => Field ?? []),
  }));

type Answered = { PointNo: number; Answer: string };

/** Numbers of the points that have no words of the client yet. */
export function openPoints(entries: readonly Listed[], answers: readonly Answered[]): number[] {
  const answered = new Set(
    answers.filter(({ Answer }) => Answer.trim() !== '').map(({ PointNo }) => PointNo),
  );
  return [...new Set(entries.map(({ PointNo }) => PointNo))].filter((no) => !answered.has(no));
}
