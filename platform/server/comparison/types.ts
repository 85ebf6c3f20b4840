/** What a check finds: the record by the number that people know, what it should say, and what it says. */
export type Finding = { About: string; Expected: string; Found: string };

/** One disagreement of what is kept twice. A text named after the check says what it means and what to do. */
export type Difference<Check extends string = string> = Finding & { Check: Check };
