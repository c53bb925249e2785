import { data, href, type RouterContextProvider, redirect } from 'react-router';
import { dbContext } from '~/db/context';
import { getUserId } from '~/features/access/queries';
import { changeTeam } from '~/features/permissions/change-team';
import type { EntityType } from '~/features/permissions/rules';
import { requireEntityId } from '~/lib/entity-id';

type ActionArgs = { params: { id: string }; context: Readonly<RouterContextProvider>; request: Request };

/** The action of every team page. Whoever takes themselves out is led to what they still run. */
export async function changeEntityTeam(entityType: EntityType, { params, context, request }: ActionArgs) {
  const db = context.get(dbContext);
  const form = await request.formData();
  const result = await changeTeam(db, { entityType, entityId: requireEntityId(params.id) }, form);
  if ('problem' in result) return data(result, { status: 422 });
  const left = form.get('intent') === 'revoke' && form.get('userId') === String(await getUserId(db));
  return left ? redirect(href('/admin')) : data(result);
}
