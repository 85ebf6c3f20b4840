import { type FunctionComponent, lazy } from 'react';
import { loadChunk } from '../api/load-chunk.ts';

type LoadedComponent = (props: never) => unknown;
type PropsOf<Part> = Part extends () => unknown
  ? object
  : Part extends (props: infer Props) => unknown
    ? Props
    : never;

/**
 * Creates a React component whose script is loaded only when it is first rendered, with the timeout of
 * `loadChunk`.
 */
export const lazyPart = <Name extends string, Module extends Record<Name, LoadedComponent>>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<PropsOf<Module[Name]>> =>
  lazy(async () => {
    const part: LoadedComponent = (await loadChunk(load))[name];
    return { default: part as FunctionComponent<PropsOf<Module[Name]>> };
  }) as FunctionComponent<PropsOf<Module[Name]>>;
