import { CheckBox } from '#web/ui/check-box.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useShortcutSetting } from './shortcuts.ts';

const keys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['/'], 'Ir a la búsqueda'],
  [['Enter'], 'Buscar ya; en una cantidad, agregar'],
  [['↑', '↓'], 'Moverse entre artículos o sugerencias'],
  [['F', 'C'], 'En una cantidad: ver la ficha, comparar'],
  [['E', 'S'], 'En una cantidad: ver equivalencias, sustitutos'],
  [['P'], 'En una cantidad: agregar al presupuesto'],
  [['+', '−'], 'Subir o bajar la cantidad'],
  [['Esc'], 'Cerrar lo de arriba; en una cantidad, deshacer lo escrito'],
  [['?'], 'Ver estos atajos'],
];

/** The window that lists the keys of the program. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOff, setIsOff] = useShortcutSetting();
  return (
    <Dialog title="Atajos de teclado" onClose={onClose}>
      <dl className="keys">
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CheckBox label="Usar las teclas / y ?" isChecked={!isOff} onChange={(isChecked) => setIsOff(!isChecked)} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}
