import { useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import { findByName } from '~/features/search/find-by-name';
import { useCommands } from '~/routes/use-commands';
import { Notice } from '~/ui/notice/notice';

type Kind = 'artist' | 'venue' | 'promoter';
type SameNameHintProps = { kind: Kind; name: string };

const pause = 300;

/** Two pages for one artist help nobody: who is called the same is shown before another is made. */
export function SameNameHint({ kind, name }: SameNameHintProps) {
  const { ask } = useCommands();
  const [known, setKnown] = useState<{ id: number; name: string; detail: string }[]>([]);
  const wanted = plain(name);
  useEffect(() => {
    if (wanted.length < 2) return setKnown([]);
    let current = true;
    const timer = setTimeout(async () => {
      const found = (await ask((db) => findByName(db, kind, wanted))) ?? [];
      if (current) setKnown(found.filter((one) => plain(one.name) === wanted));
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, kind, ask]);
  const [first] = known;
  if (!first) return null;
  return (
    <Notice>
      There is already {kind === 'artist' ? 'an' : 'a'} {kind} called{' '}
      <Link to={pathOf(kind, first.id)} target="_blank">
        {first.name}
      </Link>
      {first.detail && ` (${first.detail})`}. Create another only if it is somebody else.
    </Notice>
  );
}

/** As people compare names: without case, accents and spaces around. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

function pathOf(kind: Kind, id: number): string {
  const params = { id: String(id) };
  if (kind === 'artist') return href('/artist/:id', params);
  return kind === 'venue' ? href('/venue/:id', params) : href('/promoter/:id', params);
}
