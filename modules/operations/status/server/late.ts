/** Alert cause used when the checker itself has not run. */
export const LATE = 'LATE';
