import classes from '../parts.module.css';
import type { ServiceTabProps } from '../service-tab-props.ts';
import { FlowChain } from './flow-chain.tsx';
import { FlowSteps } from './flow-steps.tsx';
import { FlowTypes } from './flow-types.tsx';

/** Flow tab of the service editor: offered assessment types and the steps that each passes through. */
export function FlowTab(props: ServiceTabProps) {
  return (
    <div className={classes.part}>
      <FlowTypes {...props} />
      <FlowSteps {...props} />
      <FlowChain definition={props.definition} />
    </div>
  );
}
