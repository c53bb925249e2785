import { z } from 'zod';
import {
  errorsOf,
  type FieldErrors,
  type Link,
  lineRule,
  linksRule,
  mostDescription,
  mostName,
  textRule,
} from '~/lib/content-rules';

export type PromoterContent = { name: string; description: string; links: Link[] };

const promoterSchema = z.object({
  name: lineRule(mostName, 'Give the promoter a name.'),
  description: textRule(mostDescription),
  links: linksRule,
});

export function checkPromoter(promoter: PromoterContent): FieldErrors<PromoterContent> {
  return errorsOf(promoterSchema, promoter);
}

export function tidyPromoter(changes: Partial<PromoterContent>): Partial<PromoterContent> {
  return promoterSchema.partial().parse(changes);
}
