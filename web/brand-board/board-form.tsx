import { type FormEvent, useMemo, useState } from 'react';
import { brandBoardProblem, unassignedName } from '#adapters/texts/brand-board.es.ts';
import {
  asWanted,
  type BrandBoard,
  groupsOf,
  mayStandIn,
  placeOn,
  unassignedGroup,
  wantedOf,
  withBrandAt,
} from '#core/segments/brand-board.ts';
import type { TaggedBoard } from '#core/segments/brand-board-desk.ts';
import type { VehicleBrand } from '#core/segments/vehicle.ts';
import type { SegmentId } from '#core/shared/ids.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { announce } from '#web/parts/announcer.tsx';
import { AskBeforeLeaving } from '#web/parts/leaving.tsx';
import { SaveBar } from '#web/parts/save-bar.tsx';
import { useSectionDraft } from '#web/parts/section-draft.ts';
import { useSubmission } from '#web/parts/submission.ts';
import { BoardGroup } from './board-group.tsx';
import { useFocusOnMoved } from './focus-on-moved.ts';
import { MoveWindow } from './move-window.tsx';

const title = 'Marcas por segmento';

/** The board that is stored, with the moves that are not: a change of somebody else never writes over them. */
export function BoardForm({ stored: { tag, unassigned, assigned } }: { readonly stored: TaggedBoard }) {
  const { brandBoard } = useDesks();
  const { toaster } = useFront();
  const stored = useMemo((): BrandBoard => ({ unassigned, assigned }), [unassigned, assigned]);
  const { typed, isUnsaved, hasMoved, seen, change, discard } = useSectionDraft('brand-board', wantedOf(stored), tag);
  const board = useMemo(() => asWanted(stored, typed), [stored, typed]);
  const { submit, isUnderWay: isSaving, failure: problem, correct } = useSubmission<string>();
  const [moving, move] = useState<VehicleBrand | null>(null);
  const [form, focusOn] = useFocusOnMoved();
  const groups = groupsOf(board).map((group) => ({ ...group, name: nameOf(group.id, group.name) }));

  const put = (brand: VehicleBrand, groupId: SegmentId, index: number) => {
    const target = groups.find(({ id }) => id === groupId);
    if (target === undefined || isSaving) return;
    correct();
    if (!mayStandIn(target, brand)) {
      toaster.show({ kind: 'Warning', title: brand.name, message: `Ya hay una marca ${brand.name} en ${target.name}` });
      return;
    }
    const next = withBrandAt(board, brand.id, { groupId, index });
    change(() => wantedOf(next));
    focusOn(brand.id);
    const place = (placeOn(next, brand.id)?.index ?? 0) + 1;
    const count = groupsOf(next).find(({ id }) => id === groupId)?.vehiclesBrands.length ?? 0;
    announce(`${brand.name}: ${target.name}, lugar ${place} de ${count}`);
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isUnsaved) return;
    submit(async () => {
      const answer = await brandBoard.save(wantedOf(board), hasMoved ? tag : seen);
      if (!answer.ok) return brandBoardProblem(answer.val);
      discard();
      toaster.show({ kind: 'Success', title, message: 'Guardado: ya se ve en la búsqueda por vehículo' });
      return null;
    });
  };

  return (
    <>
      <form ref={form} onSubmit={save} aria-label={title}>
        <p className="muted">
          Arrastrá una marca a su segmento y a su lugar, o tocá <b>Mover</b>. Con el teclado, sobre la marca:{' '}
          <kbd>Shift</kbd> y las flechas.
        </p>
        <div className="board-groups">
          {groups.map((group) => (
            <BoardGroup key={group.id} group={group} groups={groups} isSaving={isSaving} onPut={put} onMove={move} />
          ))}
        </div>
        {isUnsaved && (
          <SaveBar
            what={title}
            isSaving={isSaving}
            problem={problem}
            hasMoved={hasMoved}
            onDiscard={() => {
              correct();
              discard();
            }}
          />
        )}
      </form>
      {moving !== null && (
        <MoveWindow
          brand={moving}
          groups={groups}
          onClose={() => move(null)}
          onPut={(groupId, index) => {
            move(null);
            put(moving, groupId, index);
          }}
        />
      )}
      <AskBeforeLeaving isUnsaved={isUnsaved} what={title} />
    </>
  );
}

const nameOf = (id: SegmentId, name: string): string => (id === unassignedGroup ? unassignedName : name);
