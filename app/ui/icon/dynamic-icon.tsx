import { useEffect, useState } from 'react';
import type { DynamicIconName } from '~/ui/icon/dynamic-icon-names';
import { Icon } from '~/ui/icon/icon';
import { loadIcon } from '~/ui/icon/load-icon';
import type { IconName } from '~/ui/icon/paths';

/** What stands in for an icon that did not arrive. */
export const fallbackIcon: IconName = 'music';

type DynamicIconProps = {
  name: DynamicIconName;
  fallback?: IconName;
  size?: number;
  label?: string;
};

/** Keeps its place while it loads, takes the colour of the text around it, and falls back to a bundled icon. */
export function DynamicIcon({ name, fallback = fallbackIcon, size = 20, label }: DynamicIconProps) {
  const [icon, setIcon] = useState<string | null>();

  useEffect(() => {
    let wanted = true;
    loadIcon(name).then((found) => {
      if (wanted) setIcon(found);
    });
    return () => {
      wanted = false;
    };
  }, [name]);

  if (icon === null) return <Icon name={fallback} size={size} label={label} />;
  const mask = icon ? `url("${icon}") center / contain no-repeat` : undefined;
  const style = {
    width: size,
    height: size,
    flex: 'none',
    mask,
    background: icon ? 'currentColor' : undefined,
  };
  return label ? (
    <span role="img" aria-label={label} style={{ display: 'inline-block', ...style }} />
  ) : (
    <span aria-hidden style={{ display: 'inline-block', ...style }} />
  );
}
