import type { OutLink } from '~/lib/links';
import { DynamicIcon } from '~/ui/icon/dynamic-icon';
import type { DynamicIconName } from '~/ui/icon/dynamic-icon-names';
import { Icon } from '~/ui/icon/icon';
import classes from '~/ui/link-list/link-list.module.css';

const brands: readonly DynamicIconName[] = [
  'bandcamp',
  'facebook',
  'github',
  'instagram',
  'soundcloud',
  'spotify',
  'youtube',
];

/** Where else something can be found; places that are known by their sign show it. */
export function LinkList({ links, label }: { links: OutLink[]; label: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={classes.links} aria-label={label}>
      {links.map(({ label: name, url }) => {
        const brand = brandOf(url);
        return (
          <li key={url}>
            <a href={url} rel="noopener noreferrer nofollow ugc">
              {brand ? (
                <DynamicIcon name={brand} fallback="link" size={18} />
              ) : (
                <Icon name="link" size={18} />
              )}
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** `music.example.bandcamp.com` is Bandcamp's, `bandcamp.com.example` is not. */
function brandOf(url: string): DynamicIconName | undefined {
  const host = URL.parse(url)?.hostname ?? '';
  return brands.find((brand) => host === `${brand}.com` || host.endsWith(`.${brand}.com`));
}
