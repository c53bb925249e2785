import { FactList, type FactRow } from '~/features/platform/components/fact-list';
import type { Link } from '~/lib/content-rules';
import { Panel } from '~/ui/panel/panel';
import { RichText } from '~/ui/rich-text/rich-text';

type EntityReadingProps = {
  content: { name: string; description: string; links: Link[] };
  facts?: FactRow[];
};

/** The details for those who may look at them and not change them. */
export function EntityReading({ content, facts = [] }: EntityReadingProps) {
  const { name, description, links } = content;
  return (
    <Panel title="Details" text="Editors of the team can change this.">
      <FactList
        facts={[
          { name: 'Name', value: name },
          { name: 'Description', value: description ? <RichText source={description} /> : 'None' },
          ...facts,
          { name: 'Links', value: links.map(({ label }) => label).join(', ') || 'None' },
        ]}
      />
    </Panel>
  );
}
