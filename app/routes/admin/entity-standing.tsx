import { href, useNavigate } from 'react-router';
import { deleteEntity, hideEntity } from '~/features/catalogue/commands';
import { DeletePanel } from '~/features/catalogue/components/delete-panel';
import { VisibilityPanel } from '~/features/catalogue/components/visibility-panel';
import { useCommands } from '~/routes/use-commands';
import { toast } from '~/ui/toast/toast';
import { managerLevel, ownerLevel } from './load-entity';

type EntityStandingProps = {
  entity: { type: 'venue' | 'artist' | 'promoter'; id: number };
  name: string;
  hidden: boolean;
  level: number;
};

/** Whether the whole thing is to be seen, and whether it stays. */
export function EntityStanding({ entity, name, hidden, level }: EntityStandingProps) {
  const { run } = useCommands();
  const navigate = useNavigate();
  const remove = () =>
    run(async (db) => {
      await deleteEntity(db, entity);
      await navigate(href('/admin'));
      toast({ text: `${name} is deleted.` });
    });
  return (
    <>
      <VisibilityPanel
        name={name}
        hidden={hidden}
        mayDecide={level >= managerLevel}
        onHide={(hide) => run((db) => hideEntity(db, entity, hide))}
      />
      <DeletePanel kind={entity.type} name={name} mayDelete={level >= ownerLevel} onDelete={remove} />
    </>
  );
}
