import { withoutAccents } from '#core/shared/accents.ts';

/** Greek and Cyrillic letters in Latin ones, as road signs and passports write them. */
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
    ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
    ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
    ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
    ...{ щ: 'shch', ъ: "'", ы: 'y', ь: "'", э: 'e', ю: 'yu', я: 'ya', і: 'i', ї: 'yi', є: 'ye', ґ: 'g', ў: 'u' },
    ...{ ђ: 'dj', ѓ: 'gj', ѕ: 'dz', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ќ: 'kj', џ: 'dz' },
  }),
);

const word = /[\p{Script=Greek}\p{Script=Cyrillic}\p{M}]+/gu;
/** Ohms and micro, which are no word. */
const units = /^[μΩ]+$/;

const inLatin = (sign: string, before: string, isLoud: boolean): string => {
  const small = sign.toLowerCase();
  const plain = withoutAccents(small);
  // Two Greek vowels that are one sound: Παπαδόπουλος.
  const written = plain === 'υ' && /^[οό]$/i.test(before) ? 'u' : (letters.get(small) ?? letters.get(plain));
  if (written === undefined) return sign;
  if (small === sign) return written;
  return isLoud ? written.toUpperCase() : written.charAt(0).toUpperCase() + written.slice(1);
};

/**
 * A text with its Greek and Cyrillic words in Latin letters; Ω and μ that stand alone stay, and so do other alphabets.
 */
export const inLatinLetters = (text: string): string =>
  text.normalize('NFC').replace(word, (run) => {
    if (units.test(run)) return run;
    const isLoud = run.length > 1 && run === run.toUpperCase();
    const signs = [...run];
    return signs.map((sign, at) => inLatin(sign, signs[at - 1] ?? '', isLoud)).join('');
  });
