import type { ElementType } from 'react';
import { type Look, type Of, type Space, takeLook } from './look.ts';

type Own = Look & {
  gap?: Space;
  /** Least width of a column: 10, 15 or 20 rem. */
  least: 'sm' | 'md' | 'lg';
  className?: string | undefined;
};

/** Columns of the same width, as many as there is room for. */
export function Columns<Tag extends ElementType = 'div'>({ as, gap = 'md', least, ...props }: Of<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...takeLook(props, 'text', 'columns', `least-${least}`, `gap-${gap}`)} />;
}
