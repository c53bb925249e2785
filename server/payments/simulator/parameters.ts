import { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { NewSession } from './checkout-sessions.ts';

/** Numbers and booleans come as text. */
const whole = z.coerce.number().int().nonnegative();
const yes = z.enum(['true', 'false']).transform((value) => value === 'true');
const metadata = z.record(z.string(), z.string()).default({});
const expand = z.array(z.string()).default([]);

export const retrieveParameters = z.strictObject({ expand });

export const accountParameters = z.strictObject({
  business_profile: z.record(z.string(), z.unknown()).optional(),
  capabilities: z.record(z.string(), z.strictObject({ requested: yes })).default({}),
  controller: z.record(z.string(), z.unknown()).optional(),
  country: z.string().length(2).default('DE'),
  email: z.email().nullable().default(null),
  metadata,
});

export const accountLinkParameters = z.strictObject({
  account: z.string(),
  refresh_url: z.url(),
  return_url: z.url(),
  type: z.literal('account_onboarding'),
});

export const refundParameters = z.strictObject({
  payment_intent: z.string(),
  amount: z.coerce.number().int().positive().optional(),
  metadata,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).nullable().default(null),
  reverse_transfer: yes.default(false),
  refund_application_fee: yes.default(false),
});

export const eventListParameters = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  type: z.string().optional(),
});

const lineItem = z.strictObject({
  quantity: z.coerce.number().int().positive(),
  price_data: z.strictObject({
    currency: z.string().length(3).toLowerCase(),
    unit_amount: whole,
    product_data: z.strictObject({ name: z.string().min(1), description: z.string().min(1).optional() }),
  }),
});

export const sessionParameters = z
  .strictObject({
    adaptive_pricing: z.strictObject({ enabled: z.literal('false') }).optional(),
    cancel_url: z.url().nullable().default(null),
    client_reference_id: z.string().max(200).nullable().default(null),
    customer_email: z.email().nullable().default(null),
    expires_at: whole,
    line_items: z.array(lineItem).min(1).max(100),
    metadata,
    mode: z.literal('payment'),
    payment_intent_data: z
      .strictObject({
        application_fee_amount: z.coerce.number().int().positive().optional(),
        description: z.string().optional(),
        metadata,
        transfer_data: z.strictObject({ destination: z.string() }).optional(),
      })
      .default({ metadata: {} }),
    allowed_payment_method_types: z.array(z.string()).nullable().default(null),
    success_url: z.string().startsWith('http'),
  })
  .transform(
    (
      { adaptive_pricing: _, line_items, mode: __, payment_intent_data: intent, ...rest },
      context,
    ): NewSession => {
      const [currency = '', ...others] = new Set(line_items.map((item) => item.price_data.currency));
      if (others.length > 0) {
        context.addIssue({
          code: 'custom',
          path: ['line_items'],
          message: 'All lines must have one currency.',
        });
      }
      return {
        ...rest,
        currency,
        inner: {
          lines: line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
            name: product_data.name,
            description: product_data.description ?? '',
            quantity,
            amount: unit_amount,
          })),
          applicationFee: intent.application_fee_amount ?? null,
          destination: intent.transfer_data?.destination ?? null,
          intentMetadata: intent.metadata,
        },
      };
    },
  );

/** Refuses what Stripe would refuse: names that it does not know, and values of the wrong kind. */
export function readParameters<T extends z.ZodType>(schema: T, values: unknown): z.output<T> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const param = bracketed([...(issue?.path ?? []), ...(unknown ? [unknown] : [])].map(String));
  throw unknown
    ? ApiError.invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
    : ApiError.invalid(`Invalid ${param}: ${issue?.message}`, { code: 'parameter_invalid', param });
}

function bracketed([first = '', ...rest]: string[]): string {
  return first + rest.map((part) => `[${part}]`).join('');
}
