import { familyDrawings } from '#web/drawings/family-drawings.ts';
import { Drawing } from '#web/ui/drawing.tsx';

/** The drawing of any family, for the screens behind the login. */
export const FamilyDrawing = ({ name, size }: { readonly name: string; readonly size: number }) => (
  <Drawing name={name} size={size} from={familyDrawings} />
);
