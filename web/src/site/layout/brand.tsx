import { Icon } from '../parts/icon.tsx';
import { useSite } from '../site-context.ts';

export function Brand() {
  const { Body } = useSite();
  return (
    <a className="brand" href="/home">
      <span className="mark">
        <Icon name="check" />
      </span>
      <span>{Body}</span>
    </a>
  );
}
