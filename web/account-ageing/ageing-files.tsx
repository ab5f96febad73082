import { blobOf } from '#adapters/http/blob-content.ts';
import { ageingProblem } from '#adapters/texts/account-ageing.es.ts';
import { type AgeingTableFormat, ageingTableFormats } from '#core/current-account/ageing/ageing-table-writer.port.ts';
import type { AgeingFilter } from '#core/current-account/ageing/customer-ageing.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { saveBlob } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';

/** All that the filter lists, whatever page is shown, as a file. */
export function AgeingFiles({ filter }: { readonly filter: AgeingFilter }) {
  const { ageing } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const save = (format: AgeingTableFormat) =>
    submit(async () => {
      const file = await ageing.table(filter, format);
      if (file.ok) saveBlob(file.val.name, await blobOf(file.val.content));
      else toaster.show({ kind: 'Error', title: 'Antigüedad de deudas', message: ageingProblem(file.val) });
    });
  return ageingTableFormats.map((format) => (
    <button key={format} type="button" className="btn" disabled={isUnderWay} onClick={() => save(format)}>
      <Icon name="download" />
      {format === 'xlsx' ? 'Excel' : 'CSV'}
    </button>
  ));
}
