import { nameFacts, type Told } from './named-facts';
import type { NotificationFacts } from './notification';
import { unknownKind, wordings } from './wordings';

/** The one place that puts notifications into words, for the bell and the list, for pushes and for letters. */
export function tell(facts: NotificationFacts, ownProfile: string): Told {
  const named = nameFacts(facts, ownProfile);
  return (wordings[facts.kind] ?? unknownKind)(named);
}
