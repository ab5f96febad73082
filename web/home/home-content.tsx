import { joinedContact } from '#core/distributor/joined-contact.ts';
import { useDistributor } from '#web/public-services-context.tsx';
import styles from '#web/styles/home.css';
import { Categories } from './categories.tsx';
import { Characteristics } from './characteristics.tsx';
import { Contact } from './contact.tsx';
import { DistributorStrip } from './distributor-strip.tsx';
import { Hero } from './hero.tsx';
import { StockLegend } from './stock-legend.tsx';
import { Story } from './story.tsx';

/** What everybody may see of the distributor. What it has not said is left out (docs/rules/distributor.md 1). */
export function HomeContent() {
  const { name, trade } = useDistributor();
  return (
    <main className="home">
      {/* The page that is drawn has it in its head, and no address of it here. */}
      {styles && <link rel="stylesheet" href={styles} precedence="default" />}
      <title>{joinedContact([name, trade], ' · ')}</title>
      <Hero />
      <Categories />
      <Story />
      <Characteristics />
      <DistributorStrip />
      <Contact />
      <StockLegend />
    </main>
  );
}
