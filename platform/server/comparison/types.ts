/**
 * Types of a difference found by a consistency check: the record by its displayed number, the expected and
 * the actual value, and the name of the check.
 */

/**
 * One finding of a consistency check: the record by its displayed number, the expected and the actual value.
 */
export type Finding = { About: string; Expected: string; Found: string };

/**
 * A discrepancy between two stored copies of the same information. A text named after the check explains it
 * and what to do.
 */
export type Difference<Check extends string = string> = Finding & { Check: Check };
