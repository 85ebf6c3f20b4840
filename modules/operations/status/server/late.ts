/** The cause of an alert that no check names: the checker itself has not run. */
export const LATE = 'LATE';
