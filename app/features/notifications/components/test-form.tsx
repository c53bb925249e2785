import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { CheckboxField } from '~/ui/form/checkbox-field';
import layout from '~/ui/form/field-layout.module.css';
import { type Found, SearchChoice } from '~/ui/form/search-choice';
import { SelectField } from '~/ui/form/select-field';
import { channelWords, kindWords, type TestChannel, testChannels } from '../testing';
import classes from './notification-tests.module.css';

type TestFormProps = {
  /** Whoever tests; the first that it can go to. */
  self: { id: number; name: string };
  kinds: string[];
  search: (text: string) => Promise<Found[]>;
  send: (test: { userId: number; kind: string; channels: TestChannel[] }) => Promise<unknown>;
};

export function TestForm({ self, kinds, search, send }: TestFormProps) {
  const [person, setPerson] = useState<{ id: number; name: string }>(self);
  const [kind, setKind] = useState('test');
  const [channels, setChannels] = useState<TestChannel[]>([...testChannels]);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    await send({ userId: person.id, kind, channels });
    setBusy(false);
  };
  return (
    <div className={layout.fields}>
      <div className={classes.person}>
        <p>
          To <strong>{person.id === self.id ? 'yourself' : person.name}</strong>
        </p>
        {person.id !== self.id && (
          <Button size="sm" kind="quiet" onClick={() => setPerson(self)}>
            To myself
          </Button>
        )}
      </div>
      <SearchChoice
        label="To somebody else"
        hint="By name, whole e-mail address or number"
        optional
        search={search}
        onChoose={setPerson}
      />
      <SelectField
        label="What"
        name="kind"
        hint={kind === 'test' ? undefined : 'A sample: it says what never happened.'}
        options={kinds.map((one) => ({ value: one, label: kindWords(one) }))}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
      />
      <fieldset className={layout.group}>
        <legend>Send by</legend>
        {testChannels.map((channel) => (
          <CheckboxField
            key={channel}
            label={channelWords[channel]}
            name={channel}
            checked={channels.includes(channel)}
            onChange={({ currentTarget: { checked } }) =>
              setChannels(testChannels.filter((one) => (one === channel ? checked : channels.includes(one))))
            }
          />
        ))}
      </fieldset>
      <div>
        <Button icon="send" busy={busy} disabled={channels.length === 0} onClick={submit}>
          Send the test
        </Button>
      </div>
    </div>
  );
}
