import type { FileCategory } from '#core/files/file-category.ts';

/** What the demo distributor puts up for its public. */
export interface DemoPromotions {
  readonly pictures: readonly DemoPicture[];
  readonly news: readonly DemoNews[];
}

/** A drawing as SVG text; those of a category in their order. */
export interface DemoPicture {
  readonly category: FileCategory;
  readonly name: string;
  readonly content: string;
}

export interface DemoNews {
  readonly id: number;
  readonly productId: number;
  readonly brandId: number;
  readonly createdAt: string;
}
