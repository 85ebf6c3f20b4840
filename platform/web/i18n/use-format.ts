import { useMemo } from 'react';
import { formatDate, formatDateTime } from '#platform/common/format/date-time.ts';
import { fileTypes } from '#platform/common/format/file-types.ts';
import {
  formatAge,
  formatAgo,
  formatAmount,
  formatBytes,
  formatMoney,
  formatNumber,
  formatTime,
} from './format.ts';
import { useLanguage } from './use-language.ts';

/**
 * Hook with functions that format dates, times, ages, amounts, numbers and file sizes in the reader's
 * language (specification point 9).
 */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      date: (moment: string | null | undefined) => formatDate(moment, language),
      dateTime: (moment: string | null | undefined) => formatDateTime(moment, language),
      age: (moment: string | null | undefined) => formatAge(moment, language),
      ago: (moment: string) => formatAgo(moment, language),
      fileTypes: (extensions: readonly string[]) => fileTypes(extensions, language),
      time: formatTime,
      amount: formatAmount,
      money: formatMoney,
      number: formatNumber,
      bytes: formatBytes,
    }),
    [language],
  );
}
