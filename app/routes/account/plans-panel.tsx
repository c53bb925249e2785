import type { ReactNode } from 'react';
import { PlanList } from '~/features/profiles/components/plan-list';
import type { Plan } from '~/features/profiles/queries';
import { Panel } from '~/ui/panel/panel';
import classes from './account-page.module.css';
import type { ProfileData } from './load-profile';

type PlansPanelProps = Pick<ProfileData, 'upcoming' | 'past' | 'pictures'> & {
  title: string;
  /** Where there is nothing ahead and nothing over. */
  empty: ReactNode;
};

export function PlansPanel({ upcoming, past, pictures, title, empty }: PlansPanelProps) {
  const pictureOf = (plan: Plan) => pictures.event?.[plan.id] ?? null;
  return (
    <Panel title={title}>
      {upcoming.length + past.length === 0 && empty}
      <PlanList plans={upcoming} pictureOf={pictureOf} />
      {past.length > 0 && (
        <div className={classes.past}>
          <h3>Past</h3>
          <PlanList plans={past} pictureOf={pictureOf} />
        </div>
      )}
    </Panel>
  );
}
