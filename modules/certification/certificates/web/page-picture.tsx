import { Skeleton } from '@mantine/core';
import { useImageAddress } from '#platform/web/ui/file/use-image-address.ts';
import classes from './page-card.module.css';

/** One sheet of paper; a place of its size until it is there. */
export function PagePicture({ svg, label }: { svg: string | undefined; label: string }) {
  const address = useImageAddress(svg);
  return (
    <div className={classes.sheet}>
      {address ? (
        <img className={classes.picture} src={address} alt={label} />
      ) : (
        <Skeleton className={classes.empty} radius={2} />
      )}
    </div>
  );
}
