const STEPS = [1, 2, 4, 5, 10];

/** The next number that reads well at the end of a scale: 1, 2, 4 or 5 with zeros. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (STEPS.find((step) => step * power >= value) ?? 10) * power;
}
