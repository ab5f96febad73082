/**
 * The distributor as everybody knows it (docs/rules/distributor.md 1). In the texts, {desde} stands for the year of the
 * founding and {años} for the years since, down to a multiple of five.
 */
export interface Distributor {
  readonly name: string;
  /** The year it was founded in; null where nobody said it. Texts that nobody said are empty. */
  readonly since: number | null;
  /** What the distributor deals in, in two or three words: 'Distribuidora de autopartes'. */
  readonly trade: string;
  readonly cuit: string;
  readonly address: string;
  readonly town: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  /** The first words of the home page, and those under them. */
  readonly slogan: string;
  readonly offering: string;
  /** 'Nuestra trayectoria', a text a paragraph. */
  readonly story: readonly string[];
  /** 'Nos caracterizamos por', a text a card: 'Eficiencia: los plazos de entrega se cumplen.' */
  readonly characteristics: readonly string[];
  /** The drawing of the home page's first slide; null for none. */
  readonly drawing: 'bearing' | null;
  /** Names of pictures in the folder Distributor; null for the drawn ones. */
  readonly logo: string | null;
  readonly mapPicture: string | null;
  /** The address of a map; null to look for the street address. Without one of the three no map is shown. */
  readonly mapLink: string | null;
  /** The address of a map that may stand inside of the page; null for none. */
  readonly mapEmbed: string | null;
  /** The colour of what acts, '#rrggbb', on light and on dark grounds; null for the program's own. */
  readonly accentLight: string | null;
  readonly accentDark: string | null;
}

/**
 * The distributor as it is at the moment: what the screen settled over what the file tells
 * (docs/rules/distributor.md 3).
 */
export type CurrentDistributor = () => Distributor;
