import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { type BrandGroup, unassignedGroup } from '#core/segments/brand-board.ts';
import type { VehicleBrand } from '#core/segments/vehicle.ts';
import type { SegmentId } from '#core/shared/ids.ts';
import { Icon } from '#web/ui/icon.tsx';

interface BoardGroupProps {
  readonly group: BrandGroup;
  readonly groups: readonly BrandGroup[];
  readonly isSaving: boolean;
  readonly onPut: (brand: VehicleBrand, groupId: SegmentId, index: number) => void;
  readonly onMove: (brand: VehicleBrand) => void;
  readonly onPutSegment: (group: BrandGroup, by: -1 | 1) => void;
}

const kind = 'application/x-mostrador-brand';

/** A segment, or the group of none, with its brands in order. */
export function BoardGroup({ group, groups, isSaving, onPut, onMove, onPutSegment }: BoardGroupProps) {
  const [over, setOver] = useState<number | null>(null);
  const { id, name, vehiclesBrands: brands } = group;

  const isOurs = (event: DragEvent): boolean => event.dataTransfer.types.includes(kind);
  const drag = (event: DragEvent, index: number) => {
    if (!isOurs(event) || isSaving) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(index);
  };
  const drop = (event: DragEvent, index: number) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(null);
    const dragged = groups
      .flatMap(({ vehiclesBrands }) => vehiclesBrands)
      .find((brand) => brand.id === event.dataTransfer.getData(kind));
    if (dragged === undefined) return;
    const own = brands.findIndex((brand) => brand.id === dragged.id);
    // The former place of the brand no longer counts.
    onPut(dragged, id, own !== -1 && own < index ? index - 1 : index);
  };
  /** The upper half of a brand is the place before it, the lower the one after. */
  const indexAt = (event: DragEvent, index: number): number => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY > top + height / 2 ? index + 1 : index;
  };

  return (
    <section
      className={id === unassignedGroup ? 'board-group unassigned' : 'board-group'}
      aria-labelledby={`group-${id}`}
      onDragOver={(event) => drag(event, brands.length)}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(null);
      }}
      onDrop={(event) => drop(event, brands.length)}
      data-over={over !== null || undefined}
    >
      <header className="board-head">
        <h2 id={`group-${id}`}>
          {name} <span className="muted mono">{formatCount(brands.length)}</span>
        </h2>
        {id !== unassignedGroup && (
          <SegmentArrows group={group} groups={groups} isSaving={isSaving} onPut={onPutSegment} />
        )}
      </header>
      {brands.length === 0 && <p className="muted">Ninguna marca</p>}
      <ol>
        {brands.map((brand, index) => (
          <li
            key={brand.id}
            className="board-brand"
            data-before={over === index || undefined}
            data-after={(over === brands.length && index === brands.length - 1) || undefined}
            draggable={!isSaving}
            onDragStart={(event) => {
              event.dataTransfer.setData(kind, brand.id);
              event.dataTransfer.effectAllowed = 'move';
            }}
            onDragOver={(event) => drag(event, indexAt(event, index))}
            onDrop={(event) => drop(event, indexAt(event, index))}
          >
            <span className="board-grip" aria-hidden="true" />
            <span>{brand.name}</span>
            <button
              type="button"
              className="link"
              data-moved={`brand-${brand.id}`}
              disabled={isSaving}
              onClick={() => onMove(brand)}
              onKeyDown={(event) => {
                const place = placeByKey(event, groups, group, index);
                if (place === null) return;
                event.preventDefault();
                onPut(brand, place.groupId, place.index);
              }}
            >
              Mover
              <span className="only-read">
                {' '}
                {brand.name}, en {name}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SegmentArrowsProps {
  readonly group: BrandGroup;
  readonly groups: readonly BrandGroup[];
  readonly isSaving: boolean;
  readonly onPut: (group: BrandGroup, by: -1 | 1) => void;
}

/** A place before and a place after, among the segments: the group of none is always the first. */
function SegmentArrows({ group, groups, isSaving, onPut }: SegmentArrowsProps) {
  const place = groups.findIndex(({ id }) => id === group.id);
  const arrow = (by: -1 | 1, label: string, isOff: boolean) => (
    <button
      type="button"
      className="btn flat"
      data-moved={`segment-${group.id} ${by}`}
      aria-label={`${label} ${group.name}`}
      disabled={isSaving || isOff}
      onClick={() => onPut(group, by)}
    >
      <Icon name={by === -1 ? 'left' : 'right'} />
    </button>
  );
  return (
    <span className="board-arrows">
      {arrow(-1, 'Antes', place <= 1)}
      {arrow(1, 'Después', place === groups.length - 1)}
    </span>
  );
}

/** Shift with up and down: within the group; with left and right: to the group before or after, at the same height. */
const placeByKey = (
  { key, shiftKey }: KeyboardEvent,
  groups: readonly BrandGroup[],
  { id, vehiclesBrands }: BrandGroup,
  index: number,
): { readonly groupId: SegmentId; readonly index: number } | null => {
  if (!shiftKey) return null;
  if (key === 'ArrowUp' && index > 0) return { groupId: id, index: index - 1 };
  if (key === 'ArrowDown' && index < vehiclesBrands.length - 1) return { groupId: id, index: index + 1 };
  const at = groups.findIndex((group) => group.id === id);
  const other = key === 'ArrowLeft' ? groups[at - 1] : key === 'ArrowRight' ? groups[at + 1] : undefined;
  return other === undefined ? null : { groupId: other.id, index };
};
