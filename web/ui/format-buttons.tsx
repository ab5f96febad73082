import { sheetFormatTexts } from '#adapters/texts/sheet-formats.es.ts';
import { type SheetFormat, sheetFormats } from '#core/shared/sheet-format.ts';
import { Icon } from './icon.tsx';

interface FormatButtonsProps {
  readonly isDisabled: boolean;
  readonly onChoose: (format: SheetFormat) => void;
}

/** A button for each kind of spreadsheet that something goes out as. */
export function FormatButtons({ isDisabled, onChoose }: FormatButtonsProps) {
  return (
    <>
      {sheetFormats.map((format) => (
        <button
          key={format}
          type="button"
          className="btn"
          aria-label={`Descargar en ${sheetFormatTexts[format]}`}
          disabled={isDisabled}
          onClick={() => onChoose(format)}
        >
          <Icon name="download" />
          {sheetFormatTexts[format]}
        </button>
      ))}
    </>
  );
}
