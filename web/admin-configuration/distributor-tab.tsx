import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { maxOwnPictureText } from '#adapters/texts/shop-configuration.es.ts';
import { usualAccent } from '#core/distributor/accent.ts';
import { maxLengths } from '#core/distributor/field-rules.ts';
import { maxMailLogoBytes } from '#core/distributor/own-picture.ts';
import { Field } from '#web/ui/field.tsx';
import { ColourField } from './colour-field.tsx';
import { dataForm, lookForm, mapForm, type TypedOf, textsForm, written } from './distributor-forms.ts';
import { FileField } from './file-field.tsx';
import { OwnPicture } from './own-picture.tsx';
import { SectionFrame } from './section-frame.tsx';
import { useOpenTab } from './tab-context.ts';
import { useSection } from './use-section.ts';

type DataName = keyof TypedOf<'distributorData'>['now'];
const dataLabels: readonly (readonly [
  name: DataName,
  label: string,
  more: { inputMode?: 'numeric' | 'tel' | 'email' },
])[] = [
  ['name', 'Nombre', {}],
  ['trade', 'Rubro', {}],
  ['since', 'Año de fundación', { inputMode: 'numeric' }],
  ['cuit', 'CUIT', {}],
  ['address', 'Dirección', {}],
  ['town', 'Localidad', {}],
  ['phone', 'Teléfono', { inputMode: 'tel' }],
  ['email', 'E-mail', { inputMode: 'email' }],
  ['hours', 'Horario', {}],
];
const lengthOf = (name: DataName): number => (name === 'since' ? 4 : name === 'cuit' ? 15 : maxLengths[name]);

/** The distributor as customers see it on every page, paper and mail (docs/rules/distributor.md 3). */
export function DistributorTab() {
  const { configuration } = useOpenTab();
  const { hasFile } = configuration.distributorData;
  return (
    <>
      <p className="muted">
        Vale desde que guardás: en la página, el encabezado, los comprobantes y los e-mails. Otra ventana abierta lo
        muestra al recargarla. {hasFile && 'Lo que dejes igual que el archivo del servidor sigue al archivo. '}
        <a href="/home" target="_blank" rel="noreferrer">
          Ver la página
        </a>
      </p>
      <DataSection />
      <TextsSection />
      <div className="shop-pair">
        <LookSection />
        <MapSection />
      </div>
    </>
  );
}

function DataSection() {
  const { title, isUnsaved, form } = useSection(dataForm);
  return (
    <SectionFrame
      name="distributorData"
      title={title}
      isUnsaved={isUnsaved}
      hint="Quién sos y cómo encontrarte. Lo que dejes vacío no se muestra."
    >
      <div className="distributor-fields">
        {dataLabels.map(([name, label, more]) => (
          <FileField
            key={name}
            section="distributorData"
            form={form}
            name={name}
            label={label}
            write={written}
            maxLength={lengthOf(name)}
            {...more}
          />
        ))}
      </div>
    </SectionFrame>
  );
}

function TextsSection() {
  const { title, isUnsaved, form } = useSection(textsForm);
  const common = { section: 'distributorTexts', form, write: written } as const;
  return (
    <SectionFrame
      name="distributorTexts"
      title={title}
      isUnsaved={isUnsaved}
      hint="{desde} se reemplaza por el año de fundación y {años} por los años que pasaron. Lo que dejes vacío no se muestra."
    >
      <FileField {...common} name="slogan" label="Título" maxLength={maxLengths.slogan} />
      <FileField {...common} name="offering" label="Qué ofrecés" maxLength={maxLengths.offering} rows={3} />
      <FileField
        {...common}
        name="story"
        label="Nuestra trayectoria (cada renglón es un párrafo)"
        maxLength={5000}
        rows={6}
      />
      <FileField
        {...common}
        name="characteristics"
        label="Nos caracterizamos por (cada renglón es una tarjeta: «Eficiencia: los plazos se cumplen»)"
        maxLength={2000}
        rows={6}
      />
    </SectionFrame>
  );
}

function LookSection() {
  const { title, isUnsaved, form } = useSection(lookForm);
  const { file, hasFile } = useOpenTab().configuration.distributorLook;
  const { now, upload } = form.values;
  return (
    <SectionFrame
      name="distributorLook"
      title={title}
      isUnsaved={isUnsaved}
      hint="El color marca lo que se puede apretar y lo elegido."
    >
      <OwnPicture
        label="Logo"
        name={now.logo}
        upload={upload}
        file={file.logo ?? ''}
        hasFile={hasFile}
        none="Sin logo: se muestra el nombre con un rodamiento."
        hint={`PNG, JPG o WebP, hasta ${maxOwnPictureText}. Los e-mails lo llevan si es PNG o JPG de hasta ${formatBytes(maxMailLogoBytes)}.`}
        problem={form.problemOf('now.logo')}
        onChange={(next) => form.change((before) => ({ now: { ...before.now, logo: next.name }, upload: next.upload }))}
      />
      <Field label="Dibujo de la portada" problem={null}>
        {(ties) => (
          <select
            {...ties}
            value={now.drawing}
            onChange={({ target }) =>
              form.change((before) => ({ ...before, now: { ...before.now, drawing: target.value } }))
            }
          >
            <option value="">Ninguno</option>
            <option value="bearing">Plano de un rodamiento</option>
          </select>
        )}
      </Field>
      <ColourField
        form={form}
        name="accentLight"
        label="Color sobre claro"
        ground="light"
        usual={usualAccent('light')}
      />
      <ColourField form={form} name="accentDark" label="Color sobre oscuro" ground="dark" usual={usualAccent('dark')} />
    </SectionFrame>
  );
}

function MapSection() {
  const { title, isUnsaved, form } = useSection(mapForm);
  const { file, hasFile } = useOpenTab().configuration.distributorMap;
  const { now, upload } = form.values;
  const common = { section: 'distributorMap', form, write: written, maxLength: 4000 } as const;
  return (
    <SectionFrame
      name="distributorMap"
      title={title}
      isUnsaved={isUnsaved}
      hint="Dónde estás, en la página pública. Sin enlace se busca la dirección; sin nada no se muestra ningún mapa."
    >
      <FileField {...common} name="mapLink" label="Enlace al mapa" placeholder="https://maps.app.goo.gl/…" />
      <FileField
        {...common}
        name="mapEmbed"
        label="Mapa dentro de la página (pegá lo que da «Insertar un mapa»)"
        rows={3}
      />
      <OwnPicture
        label="Croquis"
        name={now.mapPicture}
        upload={upload}
        file={file.mapPicture ?? ''}
        hasFile={hasFile}
        none="Sin croquis."
        hint={`PNG, JPG o WebP, hasta ${maxOwnPictureText}.`}
        problem={form.problemOf('now.mapPicture')}
        onChange={(next) =>
          form.change((before) => ({ now: { ...before.now, mapPicture: next.name }, upload: next.upload }))
        }
      />
    </SectionFrame>
  );
}
