/** Properties shared by the primitives of layout and text, and their classes: values are the design's tokens only. */
import type { ComponentPropsWithRef, ElementType } from 'react';
import arrangement from './arrangement.module.css';
import surface from './surface.module.css';

export type Space = '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'display';
type Tone = 'ink' | 'soft' | 'faint' | 'green' | 'ok' | 'amber' | 'red' | 'blue' | 'gold';

export type StyleProps = {
  size?: Size;
  tone?: Tone;
  weight?: 'normal' | 'medium' | 'strong';
  /** Ground, border and corners of a part that is set off. */
  ground?: 'card' | 'soft' | 'plain' | 'green' | 'amber' | 'red' | 'blue';
  /** The frame of a card: its ground, border and corners. */
  isFramed?: boolean;
  line?: 'line' | 'light' | 'field' | 'green' | 'amber';
  round?: 'sm' | 'md' | 'lg' | 'full';
  /** Space within; across (x) and down (y) where they differ. */
  pad?: Space;
  padX?: Space;
  padY?: Space;
  /** Space above and below, where that of the parent is not enough. */
  mt?: Space;
  mb?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** How words break: anywhere, never, at the writer's own lines, or at these and anywhere. */
  breaks?: 'anywhere' | 'never' | 'lines' | 'written';
  /** Takes the remaining width of its row. */
  isGrowing?: boolean;
  /** Keeps its width in a row. */
  isFixed?: boolean;
  /** Over all columns of the grid. */
  isWide?: boolean;
  /** At the far end of its row. */
  isLast?: boolean;
  /** A line of its own, though the element is one of running text. */
  isBlock?: boolean;
};

/** Properties of a primitive that is drawn as `Tag`, with those of the element. */
export type Of<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as'
  >;

const classes: Readonly<Record<string, string>> = { ...arrangement, ...surface };

const VALUES = [
  ...['size', 'tone', 'weight', 'ground', 'line', 'round', 'pad', 'padX', 'padY'],
  ...['mt', 'mb', 'align', 'justify', 'breaks'],
];
const FLAGS = ['isFramed', 'isGrowing', 'isFixed', 'isWide', 'isLast', 'isBlock'];

/** Returns the properties of the element, with the classes for the style properties among them. */
export function withClasses(
  props: Record<string, unknown>,
  ...own: readonly string[]
): Record<string, unknown> {
  const names = own.map((name) => classes[name]);
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (VALUES.includes(name)) names.push(value ? classes[`${name}-${value}`] : undefined);
    else if (FLAGS.includes(name)) names.push(value ? classes[name] : undefined);
    else rest[name] = value;
  }
  return { ...rest, className: [...names, props['className']].filter(Boolean).join(' ') };
}
