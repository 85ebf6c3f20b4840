import type { Fault } from '../rules/contract.ts';
import classes from './parts.module.css';

/**
 * Lists, in the service editor, the faults that concern a whole group of fields rather than a single field.
 */
export function PartProblems({ faults, paths }: { faults: readonly Fault[]; paths: readonly string[] }) {
  const own = faults.filter(({ Path }) => paths.includes(Path));
  if (own.length === 0) return null;
  return (
    <ul className={classes.problems}>
      {own.map((fault) => (
        <li key={`${fault.Path} ${fault.Code}`}>{fault.Message}</li>
      ))}
    </ul>
  );
}
