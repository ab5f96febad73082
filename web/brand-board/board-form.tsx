import { type FormEvent, useMemo, useState } from 'react';
import { brandBoardProblem, unassignedName } from '#adapters/texts/brand-board.es.ts';
import { collidedText } from '#adapters/texts/moved.es.ts';
import type { TaggedBoard } from '#core/segments/brand-board.service.ts';
import {
  asWanted,
  type BrandBoard,
  type BrandGroup,
  groupsOf,
  mayStandIn,
  placeOn,
  unassignedGroup,
  wantedOf,
  withBrandAt,
  withSegmentMoved,
} from '#core/segments/brand-board.ts';
import type { VehicleBrand } from '#core/segments/vehicle.ts';
import type { SegmentId } from '#core/shared/ids.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useSectionDraft } from '#web/hooks/use-section-draft.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { announce } from '#web/ui/announcer.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { BoardGroup } from './board-group.tsx';
import { useFocusOnMoved } from './focus-on-moved.ts';
import { MoveDialog } from './move-dialog.tsx';

const title = 'Marcas por segmento';

/** The board that is stored, with the moves that are not: a change of somebody else never writes over them. */
export function BoardForm({ stored: { tag, changed, unassigned, assigned } }: { readonly stored: TaggedBoard }) {
  const { brandBoard } = useServices();
  const { toaster } = usePublicServices();
  const stored = useMemo((): BrandBoard => ({ unassigned, assigned }), [unassigned, assigned]);
  const draft = useSectionDraft('brand-board', wantedOf(stored), tag);
  const { typed, isUnsaved, hasMoved, values, discard } = draft;
  const board = useMemo(() => asWanted(stored, typed), [stored, typed]);
  const { submit, isUnderWay: isSaving, failure: problem, correct } = useSubmission<string>();
  const [moving, setMoving] = useState<VehicleBrand | null>(null);
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
    values.set(wantedOf(next));
    focusOn(`brand-${brand.id}`);
    const place = (placeOn(next, brand.id)?.index ?? 0) + 1;
    const count = groupsOf(next).find(({ id }) => id === groupId)?.vehiclesBrands.length ?? 0;
    announce(`${brand.name}: ${target.name}, lugar ${place} de ${count}`);
  };

  const putSegment = ({ id, name }: BrandGroup, by: -1 | 1) => {
    if (isSaving) return;
    correct();
    const next = withSegmentMoved(board, id, by);
    values.set(wantedOf(next));
    const place = next.assigned.findIndex((group) => group.id === id) + 1;
    // At an end the button that brought it there is disabled: the other one takes the focus.
    const isAtEnd = place === (by === 1 ? next.assigned.length : 1);
    focusOn(`segment-${id} ${isAtEnd ? -by : by}`);
    announce(`${name}: segmento ${place} de ${next.assigned.length}`);
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isUnsaved) return;
    submit(async () => {
      const answer = await draft.save(async (now, seen) =>
        (await brandBoard.save(wantedOf(asWanted(stored, now)), seen)).map(wantedOf),
      );
      if (!answer.ok) return brandBoardProblem(answer.val);
      toaster.show({ kind: 'Success', title, message: 'Guardado: ya se ve en la búsqueda por vehículo' });
      return null;
    });
  };

  return (
    <>
      <form ref={form} onSubmit={save} aria-label={title}>
        <p className="muted">
          Arrastrá una marca a su segmento y a su lugar, o tocá <b>Mover</b>. Con el teclado, sobre la marca:{' '}
          <kbd>Shift</kbd> y las flechas. Las flechas de un segmento cambian su orden en la búsqueda por vehículo.
        </p>
        <div className="board-groups">
          {groups.map((group) => (
            <BoardGroup
              key={group.id}
              group={group}
              groups={groups}
              isSaving={isSaving}
              onPut={put}
              onMove={setMoving}
              onPutSegment={putSegment}
            />
          ))}
        </div>
        {isUnsaved && (
          <SaveBar
            what={title}
            isSaving={isSaving}
            problem={problem}
            hasMoved={hasMoved}
            moved={collidedText([], changed)}
            onDiscard={() => {
              correct();
              discard();
            }}
          />
        )}
      </form>
      {moving !== null && (
        <MoveDialog
          brand={moving}
          groups={groups}
          onClose={() => setMoving(null)}
          onPut={(groupId, index) => {
            setMoving(null);
            put(moving, groupId, index);
          }}
        />
      )}
      <UnsavedChangesGuard isUnsaved={isUnsaved} what={title} />
    </>
  );
}

const nameOf = (id: SegmentId, name: string): string => (id === unassignedGroup ? unassignedName : name);
