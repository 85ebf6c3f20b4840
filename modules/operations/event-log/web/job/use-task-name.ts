import { useText } from '#platform/web/i18n/use-text.ts';

/** Work by its name in words, with a capital where the language has them. */
export function useTaskName(): (task: string) => string {
  const t = useText();
  return (task) => {
    const name = t(`JOB_${task}`);
    return name === `JOB_${task}` ? task : name.charAt(0).toUpperCase() + name.slice(1);
  };
}
