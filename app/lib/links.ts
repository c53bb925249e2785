import type { Json } from '~/generated/database';

export type OutLink = { label: string; url: string };

/** The database lets nothing into these columns that is not a list of named web addresses (are_links). */
export function toLinks(links: Json): OutLink[] {
  return links as OutLink[];
}
