import { type ReactNode, useState } from 'react';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { TextField } from '~/ui/form/text-field';
import { DynamicIcon, fallbackIcon } from '~/ui/icon/dynamic-icon';
import { dynamicIconNames } from '~/ui/icon/dynamic-icon-names';
import { Icon } from '~/ui/icon/icon';
import { iconNames } from '~/ui/icon/paths';
import { PageHeader } from '~/ui/page-header/page-header';
import { toast } from '~/ui/toast/toast';
import classes from './icons.module.css';

export const meta = () => [{ title: 'Icons – Limelight' }, { name: 'robots', content: 'noindex' }];

export default function Icons() {
  const [search, setSearch] = useState('');
  const fits = (name: string) => name.includes(search.trim().toLowerCase());
  const bundled = iconNames.filter(fits);
  const dynamic = dynamicIconNames.filter(fits);
  return (
    <>
      <PageHeader title="Icons" text="Every icon the product uses. Press one to copy its name." />
      <div className={classes.search}>
        <TextField
          label="Find an icon"
          icon="search"
          type="search"
          required={false}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {bundled.length + dynamic.length === 0 && (
        <EmptyState icon="search" title="No icon is called that">
          Try a shorter word.
        </EmptyState>
      )}
      <Section title="Bundled" text="Part of every page." names={bundled}>
        {(name) => <Icon name={name} size={28} />}
      </Section>
      <Section title="Dynamic" text="Fetched from our server, at most 1500 ms." names={dynamic}>
        {(name) => <DynamicIcon name={name} size={28} />}
      </Section>
      <Section
        title="Fallback"
        text="What a dynamic icon becomes when our server does not send it in time."
        names={[fallbackIcon].filter(fits)}
      >
        {(name) => <Icon name={name} size={28} />}
      </Section>
    </>
  );
}

type SectionProps<Name> = { title: string; text: string; names: Name[]; children: (name: Name) => ReactNode };

function Section<Name extends string>({ title, text, names, children }: SectionProps<Name>) {
  if (names.length === 0) return null;
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <ul className={classes.grid}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={classes.tile} onClick={() => copyName(name)}>
              {children(name)}
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function copyName(name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(name);
    toast({ text: `Copied '${name}'.` });
  } catch {
    toast({ text: `The browser does not let us copy. The name is '${name}'.`, tone: 'info' });
  }
}
