import { useText } from '#platform/web/i18n/use-text.ts';

/**
 * Hook that returns the display name of a background job's task, capitalised, or its identifier if it has no
 * text.
 */
export function useTaskName(): (task: string) => string {
  const t = useText();
  return (task) => {
    const name = t(`JOB_${task}`);
    return name === `JOB_${task}` ? task : name.charAt(0).toUpperCase() + name.slice(1);
  };
}
