import { href, Link } from 'react-router';
import { useViewer } from '~/routes/use-viewer';

/** Where one's own data is taken along or deleted; whoever is not signed in goes by the sign-in. */
export function OwnProfileLink() {
  const viewer = useViewer();
  const to = viewer ? `${href('/user/:id', { id: String(viewer.userId) })}#settings` : href('/login');
  return <Link to={to}>your profile</Link>;
}
