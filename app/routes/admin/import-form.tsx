import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Choice } from '~/lib/choices';
import { Button } from '~/ui/button/button';
import { SelectField } from '~/ui/form/select-field';
import { TextAreaField } from '~/ui/form/text-area-field';
import { TextField } from '~/ui/form/text-field';
import { Panel } from '~/ui/panel/panel';
import classes from './import-form.module.css';
import { ownZone } from './own-zone';
import type { ImportProblem } from './read-import-form.server';

type Way = 'file' | 'text' | 'address' | 'facebook';
const ways: { way: Way; label: string }[] = [
  { way: 'file', label: 'Upload a file' },
  { way: 'text', label: 'Paste' },
  { way: 'address', label: 'An address' },
  { way: 'facebook', label: 'A Facebook page' },
];

type ImportFormProps = { problem: ImportProblem | undefined; zones: Choice[]; hasFacebook: boolean };

/** Four ways in, one at a time. What was typed stays where it is when it could not be read. */
export function ImportForm({ problem, zones, hasFacebook }: ImportFormProps) {
  const [way, setWay] = useState<Way>(problem ? wayOf(problem) : 'file');
  const [zone, setZone] = useState('UTC');
  const busy = useNavigation().state === 'submitting';
  useEffect(() => setZone(ownZone()), []);
  const errorOf = (field: ImportProblem['field']) => (problem?.field === field ? problem.problem : undefined);
  return (
    <Panel
      title="What to bring over"
      text="Nothing is public: you look through it first, and then it comes in as drafts."
    >
      <Form method="post" encType="multipart/form-data" className={classes.form}>
        <fieldset className={classes.ways}>
          <legend>How</legend>
          {ways
            .filter((option) => option.way !== 'facebook' || hasFacebook)
            .map((option) => (
              <label key={option.way}>
                <input
                  type="radio"
                  name="way"
                  value={option.way}
                  checked={way === option.way}
                  onChange={() => setWay(option.way)}
                />
                {option.label}
              </label>
            ))}
        </fieldset>
        <div hidden={way !== 'file'}>
          <TextField
            label="File"
            name="file"
            type="file"
            accept=".json,.ics,.html,.htm,application/json,text/calendar,text/html"
            hint="JSON of Facebook, a calendar file (.ics) or a saved page, up to 20 MB."
            error={errorOf('file')}
            required={false}
          />
        </div>
        <div hidden={way !== 'text'}>
          <TextAreaField
            label="Text"
            name="text"
            rows={6}
            hint="JSON, the content of an .ics file, or the source of a page."
            error={errorOf('text')}
            required={false}
            spellCheck={false}
          />
        </div>
        <div hidden={way !== 'address'}>
          <TextField
            label="Address"
            name="address"
            type="url"
            placeholder="https://club.example/programme"
            hint="A page with its events written for machines (JSON-LD), or the address of a calendar."
            error={errorOf('address')}
            required={false}
          />
        </div>
        <div hidden={way !== 'facebook'}>
          <TextField
            label="Page"
            name="page"
            placeholder="halle.nord"
            hint="As at the end of the page’s address."
            error={errorOf('page')}
            required={false}
          />
        </div>
        <SelectField
          label="Time zone"
          name="zone"
          options={zones}
          value={zone}
          hint="For times that name none."
          onChange={(event) => setZone(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" busy={busy}>
            Preview
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

const wayOf = ({ field }: ImportProblem): Way => (field === 'page' ? 'facebook' : field);
