import type { CycleMark } from '#modules/applications/applications/rules/index.ts';
import type { CyclePreview } from './contract.ts';

type Moved = CyclePreview['Marks'][number];

/**
 * Compares two calculations of a certification cycle, for the preview of a date change: the dates that
 * differ, with old and new day; unchanged and completed ones are omitted.
 */
export function compareMarks(now: readonly CycleMark[], then: readonly CycleMark[]): Moved[] {
  const nameOf = ({ Kind, No }: CycleMark): string => `${Kind} ${No}`;
  const names = new Map([...now, ...then].map((mark) => [nameOf(mark), mark]));
  return [...names].flatMap(([name, { Kind, No }]) => {
    const was = now.find((mark) => nameOf(mark) === name);
    const becomes = then.find((mark) => nameOf(mark) === name);
    if (was?.On === becomes?.On && was?.Opens === becomes?.Opens) return [];
    return [
      {
        Kind,
        No,
        Was: was?.On ?? null,
        Becomes: becomes?.On ?? null,
        OpensWas: was?.Opens ?? null,
        OpensBecomes: becomes?.Opens ?? null,
      },
    ];
  });
}
