import type { ReactNode } from 'react';
import { Badge } from '~/ui/badge/badge';
import { Notice } from '~/ui/notice/notice';
import type { Endpoint } from '../queries';
import { allTopics, topicWords } from '../topics';
import classes from './webhooks.module.css';

const offWords: Record<string, string> = {
  failing:
    'Nothing arrived for three days, so it was switched off. Switch it on once it works again; what was missed is in its log.',
  gone: 'It answered that it is gone for good, so it was switched off.',
};

/** Where news goes, how that does, and what can be done with it. */
export function EndpointCard({ endpoint, children }: { endpoint: Endpoint; children: ReactNode }) {
  const { url, ownerName, description, topics, isEnabled, failingSince, disabledBecause } = endpoint;
  return (
    <li className={classes.endpoint}>
      <div className={classes.head}>
        <span className={classes.address}>{url}</span>
        {isEnabled ? (
          <Badge tone={failingSince ? 'amber' : 'green'}>{failingSince ? 'Failing' : 'On'}</Badge>
        ) : (
          <Badge tone={disabledBecause === 'by_hand' ? 'neutral' : 'red'}>Off</Badge>
        )}
      </div>
      <p className={classes.facts}>{[ownerName, description].filter(Boolean).join(' · ')}</p>
      <ul className={classes.topics} aria-label="What it is told">
        {topics.length === allTopics.length ? (
          <li>
            <Badge>Everything</Badge>
          </li>
        ) : (
          topics.map((topic) => (
            <li key={topic}>
              <Badge>{topicWords(topic)}</Badge>
            </li>
          ))
        )}
      </ul>
      {!isEnabled && disabledBecause && offWords[disabledBecause] && (
        <Notice tone="warning">{offWords[disabledBecause]}</Notice>
      )}
      <div className={classes.tools}>{children}</div>
    </li>
  );
}
