/** Primitive of layout: a part that is set off from the page by its ground, border or inner space. */
import type { ElementType } from 'react';
import { type Of, type StyleProps, withClasses } from './style-props.ts';

type Own = StyleProps & { className?: string | undefined };

export function Box<Tag extends ElementType = 'div'>({ as, ...props }: Of<Tag, Own>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...withClasses(props, 'text')} />;
}
