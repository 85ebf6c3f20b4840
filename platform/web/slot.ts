import { type ComponentType, createElement, type FunctionComponent } from 'react';

export type Slot<Props extends object> = {
  /** Draws what the slot was filled with. */
  Part: FunctionComponent<Props>;
  fill(part: ComponentType<Props>): void;
};

/**
 * A place on a screen where a module above draws something, without being imported by it. Defined by the module of the
 * screen; `apps/web/slots.ts` fills it, with a part that is loaded when it is first drawn.
 *
 * @param name `<module>.<what stands there>`, such as `services.before-publish`
 */
export function defineSlot<Props extends object>(name: string): Slot<Props> {
  let filled: ComponentType<Props> | undefined;
  return {
    fill(part) {
      filled = part;
    },
    Part(props) {
      if (!filled) throw new Error(`Nothing fills the slot ${name}: fill it in apps/web/slots.ts.`);
      return createElement(filled, props);
    },
  };
}
