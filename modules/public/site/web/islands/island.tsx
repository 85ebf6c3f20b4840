import type { ComponentProps, ComponentType } from 'react';
import { type IslandName, islands } from './registry.ts';

type PropsOf<N extends IslandName> = ComponentProps<(typeof islands)[N]> & object;
type Props = { [N in IslandName]: { name: N; props: PropsOf<N> } }[IslandName];

/**
 * Renders an interactive part (island) of a public page on the server, with the data that the browser needs
 * to hydrate it.
 */
export function Island({ name, props }: Props) {
  const Part = islands[name] as ComponentType<object>;
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(props)}>
      <Part {...props} />
    </div>
  );
}
