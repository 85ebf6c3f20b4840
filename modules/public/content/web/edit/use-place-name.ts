import { useText } from '#platform/web/i18n/use-text.ts';

const isLanguage = (part: string): boolean => part === 'EN' || part === 'CHT' || part === 'CHS';

/** `Groups.0.Questions.2.Answer.CHS` in words: "Group 1 › Question 3 › Answer › 简体中文". */
export function usePlaceName(): (path: string) => string {
  const t = useText();
  return (path) => {
    const names: string[] = [];
    for (const part of path.split('.')) {
      const last = names.at(-1);
      if (/^\d+$/.test(part)) names[names.length - 1] = `${last ?? ''} ${Number(part) + 1}`.trim();
      else names.push(t(isLanguage(part) ? `ORG_LANGUAGE_${part}` : `CONTENT_PART_${part.toUpperCase()}`));
    }
    return names.join(' › ');
  };
}
