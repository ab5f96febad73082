import { blobOf } from '#adapters/http/blob-content.ts';
import type { ListFile } from '#core/shared/list-file.ts';
import type { Result } from '#core/shared/result.ts';
import { type SheetFormat, sheetFormats } from '#core/shared/sheet-format.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { saveBlob } from '#web/state/save-file.ts';
import { Icon } from './icon.tsx';

interface ListFilesProps<Failure> {
  /** The title of the notice that says why there is no file. */
  readonly title: string;
  readonly make: (format: SheetFormat) => Promise<Result<ListFile, Failure>>;
  readonly problem: (failure: Failure) => string;
}

/** All that a filter lists, on all pages, as a file. */
export function ListFiles<Failure>({ title, make, problem }: ListFilesProps<Failure>) {
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const save = (format: SheetFormat) =>
    submit(async () => {
      const file = await make(format);
      if (file.ok) saveBlob(file.val.name, await blobOf(file.val.content));
      else toaster.show({ kind: 'Error', title, message: problem(file.val) });
    });
  return sheetFormats.map((format) => (
    <button key={format} type="button" className="btn" disabled={isUnderWay} onClick={() => save(format)}>
      <Icon name="download" />
      {format === 'xlsx' ? 'Excel' : 'CSV'}
    </button>
  ));
}
