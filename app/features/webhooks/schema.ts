import { z } from 'zod';
import { errorsOf, type FieldErrors } from '~/lib/content-rules';
import { allTopics } from './topics';

export type EndpointContent = {
  /** `event 12` or `promoter 3`. */
  owner: string;
  url: string;
  description: string;
  topics: string[];
};

export const mostDescription = 200;

const schema = z.object({
  owner: z.string().regex(/^(event|promoter) \d+$/, 'Choose whose news it is.'),
  description: z.string().trim().max(mostDescription, 'At most 200 characters.'),
  topics: z.array(z.string()).min(1, 'Choose at least one.'),
});

/** `trustedHosts` are those of one's own network that the operator allows; they may be without encryption. */
export function checkEndpoint(
  content: EndpointContent,
  trustedHosts: readonly string[],
): FieldErrors<EndpointContent> {
  const url = addressError(content.url.trim(), trustedHosts);
  return { ...errorsOf(schema, content), ...(url && { url }) };
}

/** What can be seen without calling it. Where it leads is looked at whenever something is sent. */
function addressError(text: string, trustedHosts: readonly string[]): string | undefined {
  if (text === '') return 'Type the address, such as https://example.org/limelight.';
  if (!URL.canParse(text)) return 'This is no address. It begins with https://.';
  const { protocol, hostname, username, password } = new URL(text);
  if (trustedHosts.includes(hostname) && /^https?:$/.test(protocol)) return undefined;
  if (protocol !== 'https:') return 'It has to begin with https://, so that nobody on the way reads along.';
  if (username || password) return 'Leave out the name and password: messages are signed instead.';
  if (!hostname.includes('.')) return 'Only addresses on the public internet can be called.';
  if (text.length > 2000) return 'This address is too long.';
  return undefined;
}

export const newEndpoint = (owner: string): EndpointContent => ({
  owner,
  url: '',
  description: '',
  topics: allTopics,
});
