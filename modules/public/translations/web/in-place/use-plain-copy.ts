import { useEffect } from 'react';
import { withoutMarks } from '#platform/common/i18n/marks.ts';

/** What is copied from the page carries no marks along. */
export function usePlainCopy(): void {
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const text = document.getSelection()?.toString() ?? '';
      if (text === '' || withoutMarks(text) === text) return;
      event.clipboardData?.setData('text/plain', withoutMarks(text));
      event.preventDefault();
    };
    document.addEventListener('copy', copy);
    return () => document.removeEventListener('copy', copy);
  }, []);
}
