import { withoutMarks } from '@assay/shared/translation/marks.ts';
import { useEffect } from 'react';

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
