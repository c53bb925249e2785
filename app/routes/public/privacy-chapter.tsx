import type { ShownEntry } from './load-privacy.server';
import classes from './privacy.module.css';

const grounds = {
  contract: 'Needed for what you use Limelight for (Art. 6 (1) b GDPR)',
  law: 'Required by law (Art. 6 (1) c GDPR)',
  interest: 'Our interest in a safe and working house (Art. 6 (1) f GDPR)',
};

type PrivacyChapterProps = { id: string; title: string; entries: ShownEntry[] };

export function PrivacyChapter({ id, title, entries }: PrivacyChapterProps) {
  return (
    <section id={id} className={classes.chapter}>
      <h2>{title}</h2>
      {entries.map((entry) => (
        <article key={entry.id} id={entry.id} className={classes.entry}>
          <h3>{entry.title}</h3>
          <p>{entry.what}</p>
          <dl className={classes.facts}>
            <div>
              <dt>Why</dt>
              <dd>
                {entry.why} <span className={classes.ground}>{grounds[entry.ground]}.</span>
              </dd>
            </div>
            <div>
              <dt>How long</dt>
              <dd>
                {entry.words && <p>{entry.words}</p>}
                {entry.times.length > 0 && (
                  <ul>
                    {entry.times.map((time) => (
                      <li key={time}>{time}</li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
            {entry.isInCopy && (
              <div>
                <dt>Your copy</dt>
                <dd>In the file that you can download.</dd>
              </div>
            )}
          </dl>
        </article>
      ))}
    </section>
  );
}
