/**
 * Stands before a template that somebody wrote: names that no template may use are bound to others
 * (`templates/builtins.typ`), so that no spelling of theirs reaches them. One line, which places in messages leave out.
 */
const PRELUDE = '#import "builtins.typ" as std: plugin, datetime, type, eval\n';

/** The template as it is compiled; and how many lines of it are not the author's. */
export const withPrelude = (source: string): string => PRELUDE + source;
export const PRELUDE_LINES = 1;
