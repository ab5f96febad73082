import { at, byteAt, wordAt } from '#core/search/index/growing.ts';
import type { Segment } from '#core/search/index/segment.ts';
import { scratchOf } from '#core/search/matching/scratch.ts';
import type { HitGroup } from '#core/search/query/answer.ts';
import { rank } from '../matching/rank.ts';
import { byPlace, type Candidate, comesFirst } from './candidate.ts';
import { sliceByRank } from './slice-by-rank.ts';

/** The hits of one segment: the first `count` of its scratch's `kept`. */
export interface Found {
  readonly segment: Segment;
  readonly count: number;
}

interface Group extends Pick<HitGroup, 'section' | 'typeId'> {
  readonly first: Candidate;
  readonly count: number;
  /** How many are ranked as the first. */
  readonly best: number;
}

/**
 * How sure the products of a group are what was asked: a group that is less sure never comes before it, of any product
 * type.
 */
const sections = { exact: 0, begins: 1, otherBegins: 2, text: 3, mentions: 4 } as const;
const sectionNames = Object.keys(sections) as HitGroup['section'][];
const SECTIONS = sectionNames.length;

const sectionOfRank = Uint8Array.from({ length: rank.none }, (_, each) => {
  if (each < rank.prefix) return sections.exact;
  if (each === rank.prefix) return sections.begins;
  if (each === rank.otherPrefix) return sections.otherBegins;
  return each < rank.mentions ? sections.text : sections.mentions;
});

/**
 * A page whose products stand by type, the types by the rank of the first of each and then the greater first, and
 * within a type by rank: so a type's products follow one another over all pages. Exact codes, codes that begin so, text
 * and mere mentions are kept apart.
 */
export function groupedPage(
  found: readonly Found[],
  from: number,
  to: number,
): { readonly hits: readonly Candidate[]; readonly groups: readonly HitGroup[] } {
  const all = mergeGroups(found.map(groupsOf)).sort(
    (a, b) =>
      sections[a.section] - sections[b.section] ||
      a.first.rank - b.first.rank ||
      b.count - a.count ||
      byPlace(a.first, b.first),
  );
  const shown: { readonly group: Group; readonly from: number; readonly to: number }[] = [];
  let start = 0;
  for (const group of all) {
    const end = start + group.count;
    if (end > from && start < to) {
      shown.push({ group, from: Math.max(0, from - start), to: Math.min(group.count, to - start) });
    }
    if (end >= to) break;
    start = end;
  }
  const wanted = found.length === 1 ? shown : shown.map((each) => ({ ...each, from: 0 }));
  const ofGroup = found.map((each) => hitsOfGroups(each, wanted));
  const hits: Candidate[] = [];
  const groups: HitGroup[] = [];
  for (const [place, { group, from: first, to: last }] of shown.entries()) {
    const merged = ofGroup.flatMap((lists) => lists[place] ?? []);
    // With several segments, the first of each are needed to find the first of all.
    hits.push(...(found.length === 1 ? merged : merged.sort(byPlace).slice(first, last)));
    groups.push({
      typeId: group.typeId,
      section: group.section,
      totalCount: group.count,
      before: first,
      count: last - first,
    });
  }
  return { hits, groups };
}

const keyOf = ({ section, typeId }: Pick<Group, 'section' | 'typeId'>): string => `${section} ${typeId}`;

function mergeGroups(lists: readonly (readonly Group[])[]): Group[] {
  if (lists.length === 1) return [...(lists[0] ?? [])];
  const merged = new Map<string, Group>();
  for (const group of lists.flat()) {
    const known = merged.get(keyOf(group));
    if (known === undefined) merged.set(keyOf(group), group);
    else {
      const first = comesFirst(known.first, group.first) ? known.first : group.first;
      const best = [known, group].reduce((sum, each) => sum + (each.first.rank === first.rank ? each.best : 0), 0);
      merged.set(keyOf(group), { ...group, first, count: known.count + group.count, best });
    }
  }
  return [...merged.values()];
}

/** The types of a segment, each once, and the place of each profile's among them. */
interface Types {
  readonly ids: readonly number[];
  readonly ofProfile: Uint32Array;
}

const typesBySegment = new WeakMap<Segment, Types>();

function typesOf(segment: Segment): Types {
  const known = typesBySegment.get(segment);
  if (known !== undefined) return known;
  const { typeId } = segment.columns.profiles;
  const ids = [...new Set(typeId)];
  const places = new Map(ids.map((id, place) => [id, place]));
  const types = { ids, ofProfile: typeId.map((id) => places.get(id) ?? 0) };
  typesBySegment.set(segment, types);
  return types;
}

function groupsOf({ segment, count }: Found): readonly Group[] {
  const { kept, ranks } = scratchOf(segment);
  const { profile } = segment.columns;
  const { ids, ofProfile } = typesOf(segment);
  const slots = SECTIONS * ids.length;
  const counts = new Uint32Array(slots);
  const bestRanks = new Uint16Array(slots).fill(rank.none);
  const bests = new Uint32Array(slots);
  const firsts = new Uint32Array(slots);
  for (let index = 0; index < count; index++) {
    const ordinal = at(kept, index);
    const own = wordAt(ranks, ordinal);
    const slot = byteAt(sectionOfRank, own) * ids.length + at(ofProfile, at(profile, ordinal));
    counts[slot] = at(counts, slot) + 1;
    const best = wordAt(bestRanks, slot);
    if (own > best) continue;
    if (own === best) {
      bests[slot] = at(bests, slot) + 1;
      continue;
    }
    bestRanks[slot] = own;
    bests[slot] = 1;
    firsts[slot] = ordinal;
  }
  const groups: Group[] = [];
  for (let slot = 0; slot < slots; slot++) {
    if (at(counts, slot) === 0) continue;
    groups.push({
      section: sectionNames[Math.floor(slot / ids.length)] ?? 'text',
      typeId: ids[slot % ids.length] ?? 0,
      count: at(counts, slot),
      best: at(bests, slot),
      first: { segment, ordinal: at(firsts, slot), rank: wordAt(bestRanks, slot) },
    });
  }
  return groups;
}

/** The hits of each group that one segment has, by rank, at the positions `from` to `to` among them. */
function hitsOfGroups(
  { segment, count }: Found,
  shown: readonly { readonly group: Group; readonly from: number; readonly to: number }[],
): readonly (readonly Candidate[])[] {
  const { kept, ranks, candidates } = scratchOf(segment);
  const { profile } = segment.columns;
  const { ids, ofProfile } = typesOf(segment);
  const places = new Int32Array(SECTIONS * ids.length).fill(-1);
  // A group whose best products are enough for the page has only as many of them read as the page needs: of thousands,
  // a few.
  const needed = shown.map(({ group, to }) => (group.best >= to ? to : group.count));
  const worst = Uint16Array.from(shown, ({ group, to }) => (group.best >= to ? group.first.rank : rank.none));
  for (const [place, { group }] of shown.entries()) {
    const type = ids.indexOf(group.typeId);
    if (type >= 0) places[sections[group.section] * ids.length + type] = place;
  }
  // The candidates were sifted: their room holds the groups, one after another.
  const starts = new Uint32Array(shown.length + 1);
  for (const [place, some] of needed.entries()) starts[place + 1] = at(starts, place) + some;
  const inAll = at(starts, shown.length);
  const room = inAll <= candidates.length ? candidates : new Uint32Array(inAll);
  const ends = starts.slice(0, shown.length);
  for (let index = 0, left = inAll; index < count && left > 0; index++) {
    const ordinal = at(kept, index);
    const own = wordAt(ranks, ordinal);
    const place = places[byteAt(sectionOfRank, own) * ids.length + at(ofProfile, at(profile, ordinal))] as number;
    if (place < 0 || own > wordAt(worst, place)) continue;
    const end = at(ends, place);
    if (end === at(starts, place + 1)) continue;
    room[end] = ordinal;
    ends[place] = end + 1;
    left--;
  }
  return shown.map(({ from, to }, place) =>
    sliceByRank(room.subarray(at(starts, place), at(ends, place)), ranks, from, to).map((ordinal) => ({
      segment,
      ordinal,
      rank: wordAt(ranks, ordinal),
    })),
  );
}
