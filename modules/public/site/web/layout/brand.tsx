/**
 * Logo and name of the certification body in the header and footer of public pages, linking to the home
 * page.
 */
import { Icon } from '../parts/icon.tsx';
import { useSite } from '../site-context.ts';

export function Brand() {
  const { Body, Logo } = useSite();
  return (
    <a className="brand" href="/home">
      {Logo === null ? (
        <span className="mark">
          <Icon name="check" />
        </span>
      ) : (
        <img className="logo" src={Logo} alt="" width="28" height="28" />
      )}
      <span>{Body}</span>
    </a>
  );
}
