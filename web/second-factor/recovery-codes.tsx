import { useState } from 'react';
import { copyText } from '#web/state/clipboard.ts';
import { announce } from '#web/ui/announcer.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Codes for when there is no phone, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const done = await copyText(codes.join('\n'));
    setIsCopied(done);
    announce(done ? 'Copiado' : 'No se pudo copiar');
  };
  return (
    <div className="second-factor">
      <h3>Códigos de respaldo</h3>
      <p>
        Si perdés el teléfono ingresás con uno de estos. Cada uno sirve una sola vez. Anotalos en un lugar seguro: no se
        vuelven a mostrar.
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={() => void copy()}>
          {isCopied ? 'Copiados' : 'Copiar'}
        </button>
        <button type="button" className="btn primary" onClick={onDone}>
          Ya los anoté
        </button>
      </div>
    </div>
  );
}
