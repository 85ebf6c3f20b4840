import { useCertificationBodyName } from '../session/use-certification-body-name.ts';
import { useConfig } from '../session/use-config.ts';
import classes from './brand.module.css';
import { Row } from './layout/row.tsx';
import { Stack } from './layout/stack.tsx';

/** Logo and name of the certification body's portal. */
export function Brand() {
  const { Logo } = useConfig().Brand;
  return (
    <Row as="span" isInline isOneLine gap="xs" tone="ink" size="lg" weight="strong">
      {Logo ? <img className={classes.logo} src={Logo} alt="" /> : <BrandMark />}
      {useCertificationBodyName()}
    </Row>
  );
}

function BrandMark() {
  return (
    <Stack as="span" round="md" isFixed className={classes.mark} aria-hidden="true">
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M5 12.500l4.500 4.500 9.500-10" />
      </svg>
    </Stack>
  );
}
