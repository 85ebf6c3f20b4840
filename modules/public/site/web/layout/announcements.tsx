import type { SaidAnnouncement } from '#modules/public/content/rules/contract.ts';
import { RichHtml } from '#modules/public/content/web/rich-html.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../use-say.ts';
import { useSiteText } from '../use-site-text.ts';

const tones = { INFO: 'tone-info', WARNING: 'tone-warning', SUCCESS: 'tone-success' } as const;

/** What the body announces to everybody, below the header. Who closed one does not see it again; the server knows by a cookie. */
export function Announcements({ items }: { items: readonly SaidAnnouncement[] }) {
  const t = useSiteText();
  const say = useSay();
  if (items.length === 0) return null;
  return (
    <aside className="announcements" aria-label={t('SITE_ANNOUNCEMENTS')}>
      {items.map((item) => (
        <div key={item.Key} className={`announcement ${tones[item.Tone]}`} data-announcement={item.Key}>
          <div className="announcement-inside">
            <div>
              <strong>{say.text(item.Title)}</strong>{' '}
              <RichHtml html={say.text(item.Body)} className="prose" />
            </div>
            <button
              type="button"
              className="icon-button needs-script"
              data-close-announcement=""
              aria-label={t('SITE_ANNOUNCEMENT_CLOSE', { title: say.text(item.Title) })}
            >
              <Icon name="cross" />
            </button>
          </div>
        </div>
      ))}
    </aside>
  );
}
