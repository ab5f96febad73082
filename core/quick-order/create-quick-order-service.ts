import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CartRepository } from '#core/cart/cart.repository.port.ts';
import { excludedFor } from '#core/catalogue/exclusions/excluded-by.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { viewerOf } from '#core/catalogue/products/viewer-of.ts';
import type { TaxonomyRepository } from '#core/catalogue/taxonomy/taxonomy.repository.port.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import type { SearchIndex } from '#core/search/index/search-index.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { sum } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { rowOf } from './catalogue-products.ts';
import { createCodeFinder } from './code-finder.ts';
import { amountOf, meaningsOf, usualOrder } from './line-reading.ts';
import { lookUp } from './look-up.ts';
import { mergeLines } from './merge-lines.ts';
import { offerChoices } from './offer-choices.ts';
import { isVisibleRow, type ProductAndRow } from './order-row.ts';
import type { OrderSheet } from './order-sheet.port.ts';
import { createPartReaders } from './part-in-words.ts';
import type { AskedLine, QuickOrderFailure, QuickOrderService } from './quick-order.service.ts';
import { isReady, type OrderLine, type QuickOrder } from './quick-order.ts';
import { maxLines, maxRows } from './quick-order-limits.ts';
import { type OrderReading, readLine, readOrder, readSheet } from './read-order.ts';
import { resolveChosen, resolveLine } from './resolve-line.ts';
import { amountOfChosen, stillAsked } from './still-asked.ts';
import type { IgnoredLine, Reading, WrittenLine } from './written-order.ts';

export interface QuickOrderParts {
  readonly searchIndex: SearchIndexProvider;
  readonly productRepository: ProductRepository;
  readonly taxonomy: TaxonomyRepository;
  readonly terms: TermsRepository;
  readonly carts: CartRepository;
  readonly sheets: OrderSheet;
  /** Lets other calls of this process go first: a thousand lines take a while. */
  readonly yieldToOthers: () => Promise<void>;
}

/** Lines that are looked up before others may go first. */
const batch = 20;

interface LineToResolve extends WrittenLine {
  /** The line as a person mended it; null as it was written. */
  readonly asked: AskedLine | null;
  /**
   * How its text can be read, where it may still ask what it asked: no row of it was chosen, or its amount is not
   * understood.
   */
  readonly asWritten: readonly Reading[];
}

export const createQuickOrderService = (parts: QuickOrderParts): QuickOrderService => {
  const { searchIndex, productRepository, taxonomy, yieldToOthers } = parts;

  /** Makes something of each line, and lets other work go first after every batch of lines. */
  const takingTurns = async <Line, Made>(lines: readonly Line[], make: (line: Line) => Made): Promise<Made[]> => {
    const made: Made[] = [];
    for (const [at, line] of lines.entries()) {
      made.push(make(line));
      if (at % batch === batch - 1) await yieldToOthers();
    }
    return made;
  };

  const narrowing = () => ({ excluded: excludedFor(productRepository.disabled(), false) });
  const createFinder = async (index: SearchIndex) => createCodeFinder(index, await taxonomy.brands(), narrowing());

  const chosenRows = async (lines: readonly LineToResolve[]): Promise<ReadonlyMap<ProductPriceId, ProductAndRow>> => {
    const ids = lines.flatMap(({ asked }) => asked?.productPriceId ?? []);
    const products = await productRepository.productsOfRows(ids);
    return new Map(
      ids.flatMap((id) => {
        const which = rowOf(products.get(id), id);
        return which === undefined ? [] : [[id, which] as const];
      }),
    );
  };

  const resolveAll = async (caller: Caller, lines: readonly LineToResolve[], index: SearchIndex) => {
    const viewer = await viewerOf(parts, caller);
    const isVisible = isVisibleRow(viewer);
    const chosen = await chosenRows(lines);
    const chosenOf = ({ asked }: LineToResolve): ProductAndRow | undefined => {
      const which = asked?.productPriceId ? chosen.get(asked.productPriceId) : undefined;
      return which !== undefined && isVisible(which) ? which : undefined;
    };
    const open = lines.filter((line) => chosenOf(line) === undefined);
    const texts = lines.flatMap((line) => [...(chosenOf(line) === undefined ? [line.readings] : []), line.asWritten]);
    const { products, codeOf, foundIn } = await lookUp(texts, {
      productRepository,
      find: await createFinder(index),
      isVisible,
      takingTurns,
    });
    const { ofVehicle, ofSize } = createPartReaders(index, narrowing());
    const readAsParts = new Map<WrittenLine, Reading | null>(
      await takingTurns(open, (line) => [line, ofSize(line.readings)] as const),
    );
    const meanings = new Map(
      await takingTurns(open, (line) => {
        const isSize = readAsParts.get(line) !== null;
        return [line, isSize ? [] : meaningsOf(foundIn(line.readings), isVisible, null)] as const;
      }),
    );
    const unknown = open.filter((line) => meanings.get(line)?.length === 0 && readAsParts.get(line) === null);
    for (const [line, reading] of await takingTurns(unknown, (line) => [line, ofVehicle(line.readings)] as const)) {
      readAsParts.set(line, reading);
    }
    /**
     * For what is not found: the part that it names, else the reading that the text makes likeliest, without the maker
     * that it names.
     */
    const likeliest = (line: WrittenLine) => {
      const part = readAsParts.get(line);
      if (part) return { code: part.code, quantity: part.quantity, unread: part.unread };
      const [first] = line.readings;
      return first === undefined
        ? { code: line.text, quantity: null, unread: null }
        : { code: codeOf(first)?.rest ?? first.code, ...amountOf(first, '') };
    };
    const usual = usualOrder([...meanings.values()]);
    const resolved = await takingTurns(lines, (line): OrderLine => {
      const { asked } = line;
      const which = chosenOf(line);
      const written = asked === null ? [] : meaningsOf(foundIn(line.asWritten), isVisible, null);
      if (asked !== null && which !== undefined) {
        const amount = amountOfChosen(line, asked, which, likeliest(line), written, viewer);
        return resolveChosen({ ...asked, quantity: amount.quantity, unread: amount.unread }, which, viewer);
      }
      const open = asked === null ? null : stillAsked(line, asked, likeliest(line), written, viewer);
      if (asked !== null && open !== null) return { ...open, lines: asked.lines };
      const known = meanings.get(line) ?? [];
      const settled = known.length > 1 && usual !== null ? meaningsOf(foundIn(line.readings), isVisible, usual) : known;
      const answer = resolveLine(line, likeliest(line), settled, viewer);
      return asked === null ? answer : { ...answer, lines: asked.lines };
    });
    return { viewer, resolved, readAsParts, rows: { chosen, products } };
  };

  const settle = async (
    caller: Caller,
    lines: readonly LineToResolve[],
    ignored: readonly IgnoredLine[],
  ): Promise<Result<QuickOrder, QuickOrderFailure>> => {
    // The whole answer uses one index: `current()` may give another one after each await.
    const index = searchIndex.current();
    const { viewer, resolved, readAsParts, rows } = await resolveAll(caller, lines, index);
    const isGreeting = (line: OrderLine, at: number): boolean => {
      const written = lines[at];
      if (written === undefined || written.asked !== null || readAsParts.get(written)) return false;
      return line.state === 'unknown' && !/\d/.test(line.text);
    };
    const kept = resolved.filter((line, at) => !isGreeting(line, at));
    const greetings = resolved
      .filter(isGreeting)
      .map(({ lines: [line = 0], text }) => ({ line, text, reason: 'no-code' as const }));
    const whichOf = ({ productId, productPriceId }: NonNullable<OrderLine['row']>) =>
      rows.chosen.get(productPriceId) ?? rowOf(rows.products.get(productId), productPriceId);
    const merged = mergeLines(kept, whichOf, viewer);
    const offered = await offerChoices(merged, viewer, index, productRepository, yieldToOthers);
    return Ok({
      lines: offered,
      ignored: [...ignored, ...greetings].sort((a, b) => a.line - b.line),
      total: sum(offered.filter(isReady).flatMap(({ row }) => row?.subtotal ?? [])),
    });
  };

  const settleWritten = async (caller: Caller, reading: OrderReading) => {
    let step = reading.next();
    for (; !step.done; step = reading.next()) await yieldToOthers();
    const { lines, ignored, unread } = step.value;
    const refusal = refusalOf(caller, lines.length + unread);
    if (refusal !== null) return Err(refusal);
    return settle(
      caller,
      lines.map((line) => ({ ...line, asked: null, asWritten: [] })),
      ignored,
    );
  };

  const settleAsked = async (caller: Caller, asked: readonly AskedLine[]) => {
    const refusal = refusalOf(caller, asked.length);
    return refusal === null ? settle(caller, await takingTurns(asked, mended), []) : Err(refusal);
  };

  return authorise<QuickOrderService>('cart', {
    resolve: (caller, asked) =>
      'text' in asked ? settleWritten(caller, readOrder(asked.text)) : settleAsked(caller, asked.lines),

    async readSheet(caller, content) {
      const rows = await parts.sheets.rows(content, maxRows);
      return rows.ok ? settleWritten(caller, readSheet(rows.val)) : rows;
    },
  });
};

const refusalOf = ({ customerId }: Caller, count: number): QuickOrderFailure | null => {
  if (customerId === null) return { code: 'not-allowed' };
  return count > maxLines ? { code: 'too-many-lines', count, most: maxLines } : null;
};

/** No number stands for an amount that is not understood. */
const mended = (line: AskedLine): LineToResolve => {
  const { lines, text, code, unread, productPriceId } = line;
  const quantity = unread === null ? line.quantity : null;
  const reading: Reading = { code, around: '', quantity, unread, order: 'alone', isExplicit: true };
  const asWritten = productPriceId === null || unread !== null ? readLine(text) : [];
  return { line: lines[0] ?? 0, text, readings: [reading], asked: { ...line, quantity }, asWritten };
};
