import { Link } from 'react-router-dom';
import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { isCustomerRole } from '#core/access/role.ts';
import { mayOpen } from '#core/access/screens.ts';
import { AlertButton } from '#web/alert/alert-button.tsx';
import { useDistributor } from '#web/public-services-context.tsx';
import { SearchBox } from '#web/search-box/search-box.tsx';
import { useServices } from '#web/services.ts';
import { useSelected } from '#web/state/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useShrunkHeader } from './back-to-top.tsx';
import { Logo } from './logo.tsx';
import { UserMenu } from './user-menu.tsx';

/** The header of every signed-in screen: logo, search field, menus, cart and user. */
export function TopBar() {
  const { name } = useDistributor();
  const { caller } = useServices();
  const isScrolled = useShrunkHeader();
  return (
    <header className={isScrolled ? 'top small' : 'top'}>
      <Link to="/home" className="home-link" aria-label={`${name}: inicio`}>
        <Logo />
      </Link>
      <SearchBox />
      <div className="top-right">
        {mayOpen('/quick-order', caller) && <QuickOrderLink />}
        {mayOpen('/shopping-cart', caller) && <CartLink />}
        {isCustomerRole(caller.role) && <AlertButton />}
        <UserMenu />
      </div>
    </header>
  );
}

function QuickOrderLink() {
  return (
    <Link to="/quick-order" className="quick-link">
      <Icon name="list" />
      <span className="word">Pedido rápido</span>
    </Link>
  );
}

/** The badge is hidden at 0 (docs/rules/screens.md 6). */
function CartLink() {
  const { cart: cartStore } = useServices();
  const cart = useSelected(cartStore.view, ({ cart }) => cart);
  const count = cart?.products.length ?? 0;
  return (
    <Link
      to="/shopping-cart"
      className="cart-link"
      aria-label={`Carrito: ${formatCount(count)} ${count === 1 ? 'artículo' : 'artículos'}`}
    >
      <Icon name="cart" />
      {cart !== null && count > 0 && <span className="cart-total">{formatPesos(cart.total)}</span>}
      <span className="word">Carrito</span>
      {count > 0 && <span className="badge">{formatCount(count)}</span>}
    </Link>
  );
}
