import { type FunctionComponent, lazy } from 'react';
import { loadChunk } from '../api/load-chunk.ts';

type LoadedComponent = (props: never) => unknown;
type PropsOf<Part> = Part extends () => unknown
  ? object
  : Part extends (props: infer Props) => unknown
    ? Props
    : never;

/** Creates a component that is loaded with the first screen that shows it. */
export const lazyPart = <Name extends string, Module extends Record<Name, LoadedComponent>>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<PropsOf<Module[Name]>> =>
  lazy(async () => {
    const part: LoadedComponent = (await loadChunk(load))[name];
    return { default: part as FunctionComponent<PropsOf<Module[Name]>> };
  }) as FunctionComponent<PropsOf<Module[Name]>>;
