import type { ElementType } from 'react';
import { type Look, type Of, type Space, takeLook } from './look.ts';

type Own = Look & { gap?: Space; className?: string | undefined };

/** Parts below each other, with the same space between them. */
export function Stack<Tag extends ElementType = 'div'>({ as, gap, ...props }: Of<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...takeLook(props, 'text', 'stack', ...(gap ? [`gap-${gap}`] : []))} />;
}
