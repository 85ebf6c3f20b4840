import { useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './user.module.css';

type Part = { id: string; label: string };

/**
 * Side navigation of the profile screen on wide screens, with links to its sections; the section in view is
 * marked.
 */
export function ProfileParts({ parts }: { parts: readonly Part[] }) {
  const t = useText();
  const current = usePartInView(parts);
  return (
    <nav className={classes.nav} aria-label={t('PROFILE_PARTS')}>
      {parts.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function usePartInView(parts: readonly Part[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.id);
  const ids = parts.map(({ id }) => id).join(' ');
  useEffect(() => {
    const find = () => {
      const tops = ids
        .split(' ')
        .map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? 0 }));
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      const passed = tops.filter(({ top }) => top < window.innerHeight / 3);
      setCurrent((isAtEnd && window.scrollY > 0 ? tops : passed).at(-1)?.id ?? tops[0]?.id);
    };
    find();
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [ids]);
  return current;
}
