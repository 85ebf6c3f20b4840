import { verdictLook } from '../parts/verdict-look.ts';
import { useSay } from '../use-say.ts';
import { type SiteTranslate, useSiteText } from '../use-site-text.ts';
import { type HistoryEntry, type HistoryLine, historyLines } from './history-lines.ts';

function what(line: HistoryLine, t: SiteTranslate): string {
  const word = line.Kind === 'STATUS' ? t(`SITE_VERDICT_${line.Verdict}`) : t(`SITE_EVENT_${line.Kind}`);
  return line.NewRevision === null
    ? word
    : t('SITE_EVENT_WITH_REVISION', { event: word, revision: line.NewRevision });
}

/** The newest first; a suspension that is over shows both of its ends. */
export function StatusHistory({ history }: { history: readonly HistoryEntry[] }) {
  const t = useSiteText();
  const say = useSay();
  return (
    <section className="card history">
      <h2>{t('SITE_VERIFY_HISTORY')}</h2>
      <ol>
        {historyLines(history).map((line) => (
          <li key={line.Key} className={`tone-${verdictLook[line.Verdict].Tone}`}>
            <strong>{what(line, t)}</strong>
            <span className="faint">
              {line.Until === null
                ? say.date(line.On)
                : t('SITE_EVENT_PERIOD', { from: say.date(line.On), to: say.date(line.Until) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
