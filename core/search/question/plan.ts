import type { Token } from '../words/words.ts';
import type { Measures } from './measures.ts';

/**
 * How sure it is that a part fits: the vehicle named, nearly it, or its words are only mentioned. Where no vehicle was
 * named all are `fits`.
 */
export const tiers = { fits: 0, near: 1, mentions: 2 } as const;
export type Tier = (typeof tiers)[keyof typeof tiers];

/** What an application must say: one of the vehicles and, where it tells engine or years, these. */
export interface WantedFit {
  readonly vehicleIds: readonly number[];
  /** Vehicles whose names hold what was named and more: 'Gol Trend' for 'gol'. */
  readonly nearIds: readonly number[];
  /** Compared by the words of an engine: '16' of '1.6'. */
  readonly engine: readonly string[];
  readonly year: number | undefined;
}

/** A way to read what was typed: the words and the vehicles that must all match. */
export interface Plan {
  readonly tokens: readonly Token[];
  readonly fits: readonly WantedFit[];
  /** The best that a product found this way can be. */
  readonly tier: Tier;
  /** The family that was named by its whole name: everything in it. */
  readonly familyId: number | undefined;
  /** The inner and outer diameter and the width that were typed, and must be just these. */
  readonly measures: Measures | undefined;
  /** Products with other measures are not found by words alone. */
  readonly notMeasuring: Measures | undefined;
  /** Points by which a product found this way ranks behind one found as typed, else equal. */
  readonly behind: number;
  /** Whether a synonym's meaning is searched, in place of the typed word. */
  readonly isMeant: boolean;
  /** What is said to be for one of these vehicles, but for another engine or year, is not found by mere words. */
  readonly notFor: readonly WantedFit[];
  /** Only products whose applications are not known. */
  readonly withoutApplications: boolean;
}

/** A part of the question that was recognised. */
export interface Understood {
  readonly kind: 'vehicle' | 'engine' | 'year';
  /** 'Volkswagen Gol Trend', '1.6', '2012'. */
  readonly text: string;
  /** The places of this part in the typed text, counted in words. */
  readonly places: readonly number[];
  /** The question without this part. */
  readonly without: string;
}

export interface Question {
  readonly plans: readonly Plan[];
  readonly understood: readonly Understood[];
  /** The vehicles that were asked for, so that their applications can be shown first. */
  readonly fits: readonly WantedFit[];
}
