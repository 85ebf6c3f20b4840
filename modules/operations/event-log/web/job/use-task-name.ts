import { useText } from '#platform/web/i18n/use-text.ts';

/** Hook that returns a task's display name, capitalised where the language has capitals. */
export function useTaskName(): (task: string) => string {
  const t = useText();
  return (task) => {
    const name = t(`JOB_${task}`);
    return name === `JOB_${task}` ? task : name.charAt(0).toUpperCase() + name.slice(1);
  };
}
