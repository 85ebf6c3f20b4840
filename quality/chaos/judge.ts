import type { Entry, History } from './history.ts';

/** Nobody is ever logged out, and a portal in trouble says so instead of not knowing what happened. */
export function judge(history: Pick<History, 'wrong'>, { No, Who, Path, Status, Code }: Entry): void {
  const what = `#${No} ${Who} ${Path}: ${Status} ${Code}`;
  if (Status === 401) history.wrong.push(`LOGGED_OUT ${what}`);
  if (Status === 500) history.wrong.push(`UNEXPECTED ${what}`);
}
