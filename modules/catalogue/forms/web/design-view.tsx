import { AddMenu } from './add-menu.tsx';
import classes from './designer.module.css';
import { useDesigner } from './designer.ts';
import { FormPanel } from './form-panel.tsx';
import { NodePanel } from './node-panel.tsx';
import { Outline } from './outline.tsx';

/** The parts of the form on one side, and what the one at hand is like on the other. */
export function DesignView() {
  const { selected, isReadOnly } = useDesigner();
  return (
    <div className={classes.design}>
      <div className={classes.side}>
        {!isReadOnly && <AddMenu />}
        <Outline />
      </div>
      <div className={classes.main} id="designer-panel">
        {selected ? <NodePanel key={selected.Path.join('.')} node={selected} /> : <FormPanel />}
      </div>
    </div>
  );
}
