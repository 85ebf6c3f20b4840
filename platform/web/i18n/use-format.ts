import { useMemo } from 'react';
import { formatDate, formatDateTime } from '#platform/common/format/date-time.ts';
import { fileTypes } from '#platform/common/format/file-types.ts';
import { joinList } from '#platform/common/format/join-list.ts';
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
import { useText } from './use-text.ts';

/**
 * Hook with functions that format dates, times, ages, lists, amounts, numbers and file sizes in the reader's
 * language (specification point 9).
 */
export function useFormat() {
  const language = useLanguage();
  const t = useText();
  return useMemo(
    () => ({
      date: (moment: string | null | undefined) => formatDate(moment, language),
      dateTime: (moment: string | null | undefined) => formatDateTime(moment, language),
      age: (moment: string | null | undefined) => formatAge(moment, language),
      ago: (moment: string) => formatAgo(moment, language, t('TIME_JUST_NOW')),
      fileTypes: (extensions: readonly string[]) => fileTypes(extensions, language),
      list: (items: readonly string[]) => joinList(items, language),
      time: formatTime,
      amount: formatAmount,
      money: formatMoney,
      number: formatNumber,
      bytes: formatBytes,
    }),
    [language, t],
  );
}
