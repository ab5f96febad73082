import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { mayOpen } from '#core/access/screens.ts';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { type Menu, menusFor } from './menus.ts';
import { useWhatsapp } from './whatsapp.ts';

/** Asked for by management alone, and by nobody's first screen before the rest is there. */
const FailedMails = lazy(() =>
  import('#web/mails/failed-mails.tsx').then((module) => ({ default: module.FailedMails })),
);

/** The menus, and the WhatsApp of the user's zone. */
export function NavRow({ onKeys }: { readonly onKeys: () => void }) {
  const { caller } = useServices();
  const contact = useWhatsapp();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row slides: the menu of this screen is in sight, whichever it is by now.
    void pathname;
    const here = row.current?.querySelector<HTMLElement>('.here');
    if (row.current && here) row.current.scrollLeft = here.offsetLeft + here.offsetWidth - row.current.clientWidth + 10;
  }, [pathname]);
  return (
    <nav ref={row} className="nav" aria-label="Principal">
      {menusFor(caller).map((menu) => (
        <MenuEntry key={menu.label} menu={menu} />
      ))}
      <span className="spacer" />
      {mayOpen('/admin-mails', caller) && (
        <Suspense>
          <FailedMails />
        </Suspense>
      )}
      <button type="button" className="nav-keys" aria-label="Atajos de teclado" onClick={onKeys}>
        <Icon name="keyboard" />
        <kbd>?</kbd>
      </button>
      {contact !== null && (
        <a className="whatsapp" href={contact.link} target="_blank" rel="noreferrer">
          WhatsApp<span> {contact.zone.toLowerCase()}</span>
        </a>
      )}
    </nav>
  );
}

/** A menu with one item is that item. */
function MenuEntry({ menu: { label, items } }: { readonly menu: Menu }) {
  const { pathname } = useLocation();
  const isHere = items.some(({ path }) => path === pathname);
  const [only] = items;
  if (items.length === 1 && only !== undefined) {
    return (
      <Link to={only.path} className={isHere ? 'nav-link here' : 'nav-link'} aria-current={isHere ? 'page' : undefined}>
        {label === 'BÚSQUEDA' ? label : only.label.toUpperCase()}
      </Link>
    );
  }
  return (
    <PopupMenu
      className={isHere ? 'nav-menu here' : 'nav-menu'}
      label={
        <>
          {label}
          <Icon name="down" />
        </>
      }
    >
      {items.map(({ path, label: name }) => (
        <Link key={path} className="menu-item" to={path} aria-current={path === pathname ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </PopupMenu>
  );
}
