/** A day begins at midnight in Hong Kong. */
export const beginOf = (date: string): Date => new Date(`${date}T00:00:00+08:00`);
