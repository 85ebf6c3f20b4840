import type { Stage } from './stage.ts';

/** How the numbers of a dry run read outside of it: with the service's own code, counted from one. */
export function withRealNumbers<Value>(value: Value, { numbers }: Pick<Stage, 'numbers'>): Value {
  const text = JSON.stringify(value)
    .replaceAll(numbers.Code, numbers.SchemeCode)
    .replaceAll(String(numbers.Base + 1), '00001')
    .replaceAll(String(numbers.Base + 2), '00002')
    .replaceAll(String(numbers.Base + 3), '00003');
  return JSON.parse(text) as Value;
}
