/** Cause under which an alert is stored when an integrity checker itself has not run for too long. */
export const LATE = 'LATE';
