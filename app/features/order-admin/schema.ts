import { z } from 'zod';
import { errorsOf, type FieldErrors, lineRule } from '~/lib/content-rules';

export const mostHolderName = 120;
export const mostNote = 1000;

export type Holder = { name: string; email: string };

const holderSchema = z.object({
  name: lineRule(mostHolderName, 'Enter the name for the ticket.'),
  email: z
    .string()
    .trim()
    .regex(/^[^@\s<>"]{1,64}@[^@\s<>"]{1,190}$/, 'Enter an e-mail address such as name@example.org.'),
});

export function checkHolder(holder: Holder): FieldErrors<Holder> {
  return errorsOf(holderSchema, holder);
}
