import { Icon } from '~/ui/icon/icon';
import { type BrowserKind, browserKinds } from '../browser-kind';
import { installSteps } from '../install-steps';
import classes from './install.module.css';
import { WaySteps } from './way-steps';

/** All the others, folded up; they open without script too. */
export function OtherWays({ except }: { except: BrowserKind }) {
  return (
    <div className={classes.ways}>
      {browserKinds
        .filter((kind) => kind !== except && kind !== 'inside-app')
        .map((kind) => (
          <details key={kind} className={classes.way} name="ways">
            <summary>
              <Icon name={kind.startsWith('computer') ? 'monitor' : 'phone'} />
              {installSteps[kind].name}
              <Icon name="chevron-down" size={18} className={classes.fold ?? ''} />
            </summary>
            <WaySteps kind={kind} />
          </details>
        ))}
    </div>
  );
}
