import { href, Link } from 'react-router';
import { ColourSchemeToggle } from '~/ui/colour-scheme/colour-scheme-toggle';
import classes from '~/ui/shell/footer.module.css';

export function Footer() {
  const links = [
    { to: href('/'), label: 'Discover' },
    { to: href('/get-app'), label: 'Get the app' },
    { to: href('/admin'), label: 'For organisers' },
    { to: href('/privacy'), label: 'Privacy' },
  ];
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <p>Limelight. Nights worth remembering.</p>
        <ul className={classes.links}>
          {links.map(({ to, label }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <div className={classes.scheme}>
          <ColourSchemeToggle />
        </div>
      </div>
    </footer>
  );
}
