/** Type of a component story: one component in one state, shown in the catalogue and compared with its pictures. */
import type { ReactNode } from 'react';
import type { Answers } from './frame/answers.ts';

export type Story = {
  /** Part of the kit and state, such as `list/rows`: the address in the catalogue and the name of its pictures. */
  id: string;
  /** What the story shows, in one line. */
  title: string;
  /** Address at which it is shown; an address of the portal, because links and lists read it. */
  address?: string;
  /** Answers of the API; by default only those that every screen requests. */
  answers?: Answers;
  render: () => ReactNode;
  /** CSS selector of an element that exists as soon as the state is reached. */
  shown: string;
  /** Brings the story into its state, such as by opening a dialog. */
  play?: (place: HTMLElement) => void | Promise<void>;
  /** CSS selector of the pictured element, such as a dialog; the whole story if there is none at this width. */
  pictured?: string;
  /** Rules of axe that do not apply to this story, with the reason in a comment. */
  withoutRules?: readonly string[];
};
