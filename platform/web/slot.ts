import { type ComponentType, createElement, type FunctionComponent } from 'react';

export type Slot<Props extends object> = {
  /** Draws what the slot was filled with. */
  Part: FunctionComponent<Props>;
  /** For the web manifest of the module that draws there. */
  with(part: ComponentType<Props>): SlotContent;
};

/** What a module draws in a slot of a lower one. */
export type SlotContent = { readonly slot: string; fill(): void };

/**
 * A place on a screen where a module above renders something, without being imported by it. Defined by the module of the
 * screen; the web manifest of the other fills it (`slots`), with a part that is loaded when first rendered.
 *
 * @param name `<module>.<what is rendered there>`, such as `services.before-publish`
 */
export function defineSlot<Props extends object>(name: string): Slot<Props> {
  let filled: ComponentType<Props> | undefined;
  return {
    with: (part) => ({
      slot: name,
      fill() {
        filled = part;
      },
    }),
    Part(props) {
      if (!filled)
        throw new Error(`Nothing fills the slot ${name}: name it in the web manifest of a module.`);
      return createElement(filled, props);
    },
  };
}
