import { useMemo, useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import {
  leftStateText,
  pictureStateTexts,
  productPictureProblem,
  waitingText,
} from '#adapters/texts/product-pictures.es.ts';
import { isToBeSent, type PictureInPlan, type PictureState, pictureStates } from '#core/files/products/picture-plan.ts';
import type { PictureUploadActor } from '#core/files/products/picture-upload.machine.ts';
import type { ProductPictureFailure } from '#core/files/products/product-picture.service.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Message } from '#web/ui/message.tsx';
import { OfficeFilter } from '#web/ui/office-filter.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { plannedPictureColumns } from './planned-picture-columns.tsx';

interface PicturePlanProps {
  readonly send: PictureUploadActor['send'];
  readonly plan: readonly PictureInPlan[];
  readonly failure: ProductPictureFailure | null;
}

/** What would happen to each file, before any is sent. */
export function PicturePlan({ send, plan, failure }: PicturePlanProps) {
  const [state, setState] = useState<PictureState | ''>('');
  const title = useArrivalFocus<HTMLHeadingElement>();
  const columns = useMemo(() => plannedPictureColumns((key, chosen) => send({ type: 'choose', key, chosen })), [send]);
  const count = (of: PictureState): number => plan.filter((each) => each.state === of).length;
  const waiting = count('unknown');
  const toSend = plan.filter(isToBeSent).length;
  const rows = state === '' ? plan : plan.filter((each) => each.state === state);
  return (
    <section className="picture-plan" aria-label="Qué se va a subir">
      <h2 ref={title} tabIndex={-1}>
        {toSend === 0
          ? 'No hay imágenes para subir'
          : `${imagesText(toSend)} para subir, de ${formatCount(plan.length)}`}
      </h2>
      <FormFailure text={failure && productPictureProblem(failure)} />
      {waiting > 0 && (
        <p className="muted">
          {waitingText(waiting)}: {waiting === 1 ? 'se sube, y va sola' : 'se suben, y van solas'} cuando llegue.
        </p>
      )}
      {toSend < plan.length && <p className="muted">No se {leftText(plan)}</p>}
      <p className="picture-acts">
        <button type="button" className="btn primary" disabled={toSend === 0} onClick={() => send({ type: 'send' })}>
          Subir {imagesText(toSend)}
        </button>
        <button type="button" className="btn" onClick={() => send({ type: 'begin' })}>
          Descartar
        </button>
      </p>
      <OfficeTable
        name="Imágenes de artículos"
        rows={rows}
        none={<Message title="Ninguna está así" />}
        rowKey="key"
        columns={columns}
      >
        <OfficeFilter
          label="Qué pasa con ellas"
          any={`Todas (${formatCount(plan.length)})`}
          value={state}
          choices={pictureStates
            .filter((each) => count(each) > 0 || each === state)
            .map((each) => ({ id: each, name: `${pictureStateTexts[each]} (${formatCount(count(each))})` }))}
          onChange={(id) => setState(pictureStates.find((each) => each === id) ?? '')}
        />
      </OfficeTable>
    </section>
  );
}

/** 'suben 4: 1 repetida, 3 rechazadas'. */
const leftText = (plan: readonly PictureInPlan[]): string => {
  const counts = pictureStates.flatMap((state) => {
    const count = plan.filter((each) => each.state === state).length;
    return count === 0 || state === 'new' || state === 'replaces' || state === 'unknown'
      ? []
      : [leftStateText(state, count)];
  });
  const left = plan.filter((each) => !isToBeSent(each)).length;
  return `${left === 1 ? 'sube' : 'suben'} ${formatCount(left)}: ${counts.join(', ')}.`;
};

const imagesText = (count: number): string => `${formatCount(count)} ${count === 1 ? 'imagen' : 'imágenes'}`;
