import type { ElementType } from 'react';
import { type Look, type Of, takeLook } from './look.ts';

type Own = Look & { className?: string | undefined };

/** A part that is set off from the page by its ground, border or inner space. */
export function Box<Tag extends ElementType = 'div'>({ as, ...props }: Of<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...takeLook(props, 'text')} />;
}
