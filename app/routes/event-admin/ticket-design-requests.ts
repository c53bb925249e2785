import { z } from 'zod';
import { tidyLine } from '~/lib/content-rules';
import { ticketDesign } from '~/lib/ticket-design/document';
import { sampleNames } from '~/lib/ticket-design/samples';
import { sizeNames } from '~/lib/ticket-design/sizes';

const id = z.int().positive();

export const saveBody = z.object({
  eventId: id,
  design: ticketDesign,
  baseVersion: z.int().min(0),
  note: z.string().max(120).default(''),
});
export const templateBody = z.object({
  promoterId: id,
  name: z
    .string()
    .transform(tidyLine)
    .refine((name) => name !== '' && [...name].length <= 60),
  design: ticketDesign,
});
export const previewBody = z.object({
  eventId: id,
  design: ticketDesign,
  size: z.enum(sizeNames),
  sample: z.enum(sampleNames).default('normal'),
});
