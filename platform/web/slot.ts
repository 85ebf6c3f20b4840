/**
 * Defines slots: named places on a screen of a lower module where a higher module renders a component, which
 * it lists in its web manifest, without being imported by the lower one.
 */
import { type ComponentType, createElement, type FunctionComponent } from 'react';

export type Slot<Props extends object> = {
  /** Renders the slot's content. */
  Part: FunctionComponent<Props>;
  /** Creates the entry for the web manifest of the rendering module. */
  with(part: ComponentType<Props>): SlotContent;
};

/** Content that a module renders in a lower module's slot. */
export type SlotContent = { readonly slot: string; fill(): void };

/**
 * Defines a slot: a place on a screen where a higher module renders something, without being imported.
 * Defined by the screen's module; another module's web manifest fills it (`slots`) with a part that is
 * loaded when first rendered. `name` has the form `<module>.<what is rendered there>`, such as
 * `services.before-publish`.
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
