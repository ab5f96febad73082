import { Link } from 'react-router-dom';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { linkToFlyer } from './flyer-url.ts';

interface FlyerDialogProps {
  readonly flyers: readonly {
    readonly name: string;
    readonly title: string;
    readonly src: string;
    readonly products: number;
  }[];
  readonly at: number;
  readonly onGoTo: (place: number) => void;
  readonly onClose: () => void;
}

/** A flyer, large; from here to the one before and the one after. */
export function FlyerDialog({ flyers, at, onGoTo, onClose }: FlyerDialogProps) {
  const flyer = flyers[at];
  if (flyer === undefined) return null;
  return (
    <Dialog title={flyer.title} className="picture-dialog" onClose={onClose}>
      <img key={flyer.src} src={flyer.src} alt={flyer.title} width={840} height={1188} />
      <div className="dialog-actions">
        <button type="button" className="btn" disabled={at === 0} onClick={() => onGoTo(at - 1)}>
          <Icon name="left" />
          Anterior
        </button>
        <button type="button" className="btn" disabled={at === flyers.length - 1} onClick={() => onGoTo(at + 1)}>
          Siguiente
          <Icon name="right" />
        </button>
        {flyer.products > 0 && (
          <Link className="btn primary" to={linkToFlyer(flyer.name)}>
            {flyer.products === 1 ? 'Ver el artículo' : `Ver los ${flyer.products} artículos`}
          </Link>
        )}
        <button type="button" className={flyer.products > 0 ? 'btn' : 'btn primary'} onClick={onClose}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}
