import { type FormEvent, useState } from 'react';
import { type BrandGroup, mayStandIn } from '#core/segments/brand-board.ts';
import type { VehicleBrand } from '#core/segments/vehicle.ts';
import type { SegmentId } from '#core/shared/ids.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Field } from '#web/ui/field.tsx';

interface MoveDialogProps {
  readonly brand: VehicleBrand;
  readonly groups: readonly BrandGroup[];
  readonly onClose: () => void;
  readonly onPut: (groupId: SegmentId, index: number) => void;
}

/** Moves a brand by lists to choose from, in place of dragging it. */
export function MoveDialog({ brand, groups, onClose, onPut }: MoveDialogProps) {
  const now = groups.find(({ vehiclesBrands }) => vehiclesBrands.some(({ id }) => id === brand.id));
  const [groupId, setGroupId] = useState(now?.id ?? groups[0]?.id);
  const target = groups.find(({ id }) => id === groupId);
  const others = target?.vehiclesBrands.filter(({ id }) => id !== brand.id) ?? [];
  const [index, setIndex] = useState(() => now?.vehiclesBrands.findIndex(({ id }) => id === brand.id) ?? 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (target !== undefined) onPut(target.id, index);
  };
  return (
    <Dialog title={`Mover ${brand.name}`} onClose={onClose}>
      <form className="move-brand" onSubmit={submit}>
        <Field label="Segmento">
          {(ties) => (
            <select
              {...ties}
              value={groupId}
              onChange={({ target: { value } }) => {
                const chosen = groups.find(({ id }) => id === value);
                if (chosen === undefined) return;
                setGroupId(chosen.id);
                setIndex(chosen === now ? now.vehiclesBrands.indexOf(brand) : chosen.vehiclesBrands.length);
              }}
            >
              {groups.map((group) => (
                <option key={group.id} value={group.id} disabled={!mayStandIn(group, brand)}>
                  {group.name}
                  {mayStandIn(group, brand) ? '' : ` (ya hay una ${brand.name})`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Lugar">
          {(ties) => (
            <select {...ties} value={index} onChange={({ target: { value } }) => setIndex(Number(value))}>
              <option value={0}>Al principio</option>
              {others.map(({ id, name }, at) => (
                <option key={id} value={at + 1}>
                  Después de {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <DialogActions action="Mover" onClose={onClose} />
      </form>
    </Dialog>
  );
}
