/**
 * Field names and element ids of the inputs in which the client answers the assessor's points, and a
 * function that opens and focuses one, for links from errors and questions.
 */

/** Field name of a point's answer in requests and errors; it contains the point number. */
const NAME = /^PointAnswers\.(\d+)$/;

export const pointName = (no: number): string => `PointAnswers.${no}`;
export const pointNo = (name: string): number | null => {
  const found = NAME.exec(name)?.[1];
  return found === undefined ? null : Number(found);
};

/** Id of the input in which the client answers a point. */
export const pointId = (no: number): string => `point-answer-${no}`;

/** Expands the point and focuses its answer. */
export function goToPoint(no: number): void {
  const box = document.getElementById(pointId(no));
  for (let place = box?.parentElement ?? null; place; place = place.parentElement)
    if (place instanceof HTMLDetailsElement) place.open = true;
  requestAnimationFrame(() => {
    box?.scrollIntoView({ block: 'center' });
    box?.focus({ preventScroll: true });
  });
}
