/**
 * Searches the FAQ in one language, for the help panel and the public FAQ page: returns the groups with the
 * questions whose text or answer contains all search words.
 */
import type { Language } from '#platform/common/i18n/language.ts';
import { htmlText } from './html-text.ts';
import type { FaqGroup, FaqQuestion } from './shapes.ts';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether every search word is in the question or its answer. */
function matchesQuery(query: string, title: string, answerHtml: string): boolean {
  const text = plain(`${title} ${htmlText(answerHtml)}`);
  return plain(query)
    .split(/\s+/)
    .every((term) => text.includes(term));
}

const matches = (question: FaqQuestion, query: string, language: Language): boolean =>
  matchesQuery(query, question.Title[language], question.Answer[language]);

/** Groups with the matching questions in one language; all groups if the search is empty. */
export function searchFaq(groups: readonly FaqGroup[], query: string, language: Language): FaqGroup[] {
  if (query.trim() === '') return [...groups];
  return groups
    .map((group) => ({
      ...group,
      Questions: group.Questions.filter((question) => matches(question, query.trim(), language)),
    }))
    .filter((group) => group.Questions.length > 0);
}
