/**
 * Measures the response times of the global search and of the application list's search box on a large
 * portal, with common and rare words, numbers and typing errors.
 */
import type { Figure } from '../print.ts';
import { signIn } from './filled-portal.ts';

const TIMES = 15;
const REACH = '≤ 50 ms';

/** Common and rare words in traditional Chinese, simplified Chinese and English; numbers; typing errors. */
const SEARCH_TERMS: readonly { What: string; Words: readonly string[] }[] = [
  { What: '2 letters, traditional', Words: ['綠色', '獅子', '貨運', '龍門'] },
  { What: '2 letters, simplified', Words: ['绿色', '赤柱', '有限', '锈魔'] },
  { What: '2 letters, English', Words: ['ja', 'li', 'zq'] },
  { What: 'a word', Words: ['harbour', 'jade', 'limited'] },
  { What: 'a number', Words: ['GF-2023-24051', 'qm 2024 17', '24051'] },
  { What: 'initials', Words: ['hge', 'lrl'] },
  { What: 'typing errors', Words: ['Grean Finanse', 'harbuor'] },
];

/** Measures the global search and the search box of the application list. */
export async function measureSearch(url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const user of ['admin', 'assessor', 'client'])
    for (const { What, Words } of SEARCH_TERMS)
      figures.push({
        What: `${What}, ${user}`,
        Times: await measuredQuery(
          url,
          user,
          Words,
          (term) => `/api/search?Search=${encodeURIComponent(term)}`,
        ),
        Reach: What.startsWith('2') ? REACH : '',
      });
  for (const { What, Words } of SEARCH_TERMS.slice(0, 2))
    figures.push({
      What: `${What}, in the list of applications`,
      Times: await measuredQuery(
        url,
        'admin',
        Words,
        (term) => `/api/application/list?Search=${encodeURIComponent(term)}`,
      ),
      Reach: REACH,
    });
  return figures;
}

async function measuredQuery(
  url: string,
  user: string,
  terms: readonly string[],
  pathOf: (term: string) => string,
): Promise<number[]> {
  const headers = { authorization: `Bearer ${await signIn(url, user)}` };
  const times: number[] = [];
  for (let at = 0; at < TIMES * terms.length; at += 1) {
    const term = terms[at % terms.length] ?? '';
    const begin = performance.now();
    const answer = await fetch(`${url}${pathOf(term)}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${term} as ${user}: ${answer.status}`);
    // The first request for each term is not counted, because it reads from disk.
    if (at >= terms.length) times.push(performance.now() - begin);
  }
  return times;
}
