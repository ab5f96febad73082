import type { TechnicalInformation } from '#core/catalogue/products/product.ts';
import { summaryFacts, type TechnicalFact, technicalFacts } from '#core/catalogue/products/technical-summary.ts';
import { technicalLabel, technicalNames } from './technical-labels.es.ts';

const measured: Readonly<Record<string, readonly string[]>> = {
  mm: [
    ...['interior', 'exterior', 'altura', 'apoyo', 'horquilla', 'centroLlanta'].flatMap((name) => [
      `${name}1`,
      `${name}2`,
    ]),
    ...['otrosAncho', 'otrosEntreCentros', 'otrosEspesor', 'otrosLargo', 'otrosElectrodo', 'otrosHexagono'],
    ...['otrosLargoRosca', 'otrosVastago', 'otrosLargoAbierto', 'otrosLargoCerrado', 'otrosCarrera', 'otrosTubo'],
    ...['otrosCono', 'otrosConoMayor', 'otrosConoMenor', 'otrosLargoPastilla', 'otrosAlturaPastilla'],
    ...['otrosEspesorPastilla', 'otrosEspesorMinimo', 'otrosDiametroDisco', 'otrosDiametroPlaca', 'otrosLargoTotal'],
  ],
  kg: ['otrosPeso'],
  Nm: ['otrosTorque'],
  V: ['otrosTension'],
  A: ['otrosAmperaje'],
  Ω: ['otrosResistencia'],
  l: ['otrosVolumen'],
  'l/h': ['otrosCaudal'],
  bar: ['otrosPresion'],
};
const units = new Map(Object.entries(measured).flatMap(([unit, names]) => names.map((name) => [name, unit] as const)));

/** '256' or '15.87/20': nothing but numbers. A value with words or a unit of its own stays as it was written. */
const bareNumbers = /^\d+(?:[.,]\d+)?(?:\s*[/x×-]\s*\d+(?:[.,]\d+)?)*$/;

/** '15,87 mm' */
export const technicalValue = (name: string, value: string): string => {
  const unit = units.get(name);
  return unit === undefined || !bareNumbers.test(value) ? value : `${value.replaceAll('.', ',')} ${unit}`;
};

/** The name without its unit, which stands at the value: 'Tensión', where a filter says 'Tensión (V)'. */
export const technicalName = (name: string): string => {
  const unit = units.get(name);
  return technicalLabel(name).replace(` (${unit})`, '');
};

const short: Readonly<Record<string, string>> = {
  interior1: 'Ø int.',
  exterior1: 'Ø ext.',
  altura1: 'Alt.',
};

/** 'Alt. 37 mm'; after a label with a number a colon, or 'Altura 2 41 mm' would read as 241. */
const named = ({ name, value }: TechnicalFact): string => {
  const label = short[name] ?? technicalName(name);
  return `${label}${/\d$/.test(label) ? ':' : ''} ${technicalValue(name, value)}`;
};

/** All that is known of a part, in the order of a sheet. */
export const knownFacts = (technical: TechnicalInformation): readonly TechnicalFact[] =>
  technicalFacts(technical, technicalNames);

/** 'Ø int. 39 mm · Ø ext. 72 mm · Alt. 37 mm' */
export const technicalSummary = (technical: TechnicalInformation): string =>
  summaryFacts(technical, technicalNames).map(named).join(' · ');
