import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/button/button';
import type { BuyerOrder } from '../order';

type LetGoProps = {
  order: Pick<BuyerOrder, 'code'>;
  /** The page of the event, which answers the form. */
  action: string;
  kind: 'secondary' | 'quiet';
  children: string;
};

/** Gives the places back before their time is over. */
export function LetGo({ order: { code }, action, kind, children }: LetGoProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'release';
  return (
    <Form method="post" action={`${action}?order=${code}`} preventScrollReset>
      <input type="hidden" name="order" value={code} />
      <Button type="submit" kind={kind} name="intent" value="release" busy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}
