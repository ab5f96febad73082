import type {
  DistributorPart,
  DistributorSection,
  OverFile,
  PictureOverFile,
} from '#core/distributor/distributor-sections.ts';
import { type FieldFlaw, fieldProblems, tidiedFields } from '#core/distributor/field-rules.ts';
import { type OwnPictureFlaw, ownPictureFlaw } from '#core/distributor/own-picture.ts';

/** What is wrong with a part of the distributor; the field of a picture that is gone says 'gone'. */
export type DistributorWrong = FieldFlaw | OwnPictureFlaw | 'gone';

interface Problem {
  readonly field: string;
  readonly wrong: DistributorWrong;
}

type Part<Of extends DistributorSection> = OverFile<DistributorPart<Of>>;

const problemsOf = (now: Parameters<typeof fieldProblems>[0]): readonly Problem[] =>
  fieldProblems(now).map(({ field, flaw }) => ({ field: `now.${field}`, wrong: flaw }));

/** A picture is the one that is shown, the file's, none, or one that is put up with it. */
const pictureProblems = <Name extends 'logo' | 'mapPicture'>(
  name: Name,
  { now, upload }: PictureOverFile<Readonly<Record<Name, string | null>>>,
  held: OverFile<Readonly<Record<Name, string | null>>>,
): readonly Problem[] => {
  if (upload !== null) {
    const flaw = ownPictureFlaw(upload);
    return flaw === null ? [] : [{ field: `now.${name}`, wrong: flaw }];
  }
  const known = [null, held.now[name], held.file[name]];
  return known.includes(now[name]) ? [] : [{ field: `now.${name}`, wrong: 'gone' }];
};

export const distributorRules = {
  distributorData: ({ now }: Part<'distributorData'>) => problemsOf(now),
  distributorTexts: ({ now }: Part<'distributorTexts'>) => problemsOf(now),
  distributorMap: (
    value: PictureOverFile<DistributorPart<'distributorMap'>>,
    { held }: { readonly held: Part<'distributorMap'> },
  ) => [...problemsOf(value.now), ...pictureProblems('mapPicture', value, held)],
  distributorLook: (
    value: PictureOverFile<DistributorPart<'distributorLook'>>,
    { held }: { readonly held: Part<'distributorLook'> },
  ) => [...pictureProblems('logo', value, held), ...problemsOf(value.now)],
};

/** Fields that are not typed keep what is stored. */
const tidied = <Fields extends Parameters<typeof tidiedFields>[0], Value extends OverFile<Fields>>(
  value: Value,
  { file, hasFile }: OverFile<Fields>,
): Value => ({ ...value, now: tidiedFields(value.now), file, hasFile });

export const tidiedDistributor = {
  distributorData: tidied<DistributorPart<'distributorData'>, Part<'distributorData'>>,
  distributorTexts: tidied<DistributorPart<'distributorTexts'>, Part<'distributorTexts'>>,
  distributorMap: tidied<DistributorPart<'distributorMap'>, PictureOverFile<DistributorPart<'distributorMap'>>>,
  distributorLook: tidied<DistributorPart<'distributorLook'>, PictureOverFile<DistributorPart<'distributorLook'>>>,
};
