/** Order of the tasks on the client dashboard: overdue ones first, then those without a date, then by date. */

/** YYYY-MM-DD by which the task is to be done; null: as soon as possible. */
export type TaskDate = { On: string | null; IsLate: boolean };

const rankOf = ({ On, IsLate }: TaskDate): number => (IsLate ? 0 : On === null ? 1 : 2);

export const orderTasks = <Task extends TaskDate>(tasks: readonly Task[]): Task[] =>
  tasks.toSorted((one, other) => rankOf(one) - rankOf(other) || (one.On ?? '').localeCompare(other.On ?? ''));
