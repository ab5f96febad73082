import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readDistributor } from '#adapters/distributor/read-distributor.ts';
import { blankDistributor } from '#core/distributor/blank-distributor.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { parseCuit } from '#core/shared/cuit.ts';
import { startFailureText } from '#server/texts.es.ts';

const directory = mkdtempSync(join(tmpdir(), 'mostrador-distributor-'));
afterAll(() => rmSync(directory, { recursive: true }));
const file = join(directory, 'distributor.json');
mkdirSync(join(directory, 'Distributor'));
writeFileSync(join(directory, 'Distributor', 'logo.svg'), '<svg/>');

const own = {
  name: 'Repuestos Paraná',
  since: 1974,
  address: 'Av. Almafuerte 1234',
  town: 'Paraná, Entre Ríos',
  phone: '0343 555-0199',
  email: 'ventas@parana.example',
  hours: 'Lunes a viernes de 8 a 17',
};
const read = (content: unknown, omitted = blankDistributor) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readDistributor(file, directory, omitted);
};
const resultText = (content: unknown): string => {
  const answer = read(content);
  return answer.ok ? 'taken' : startFailureText(answer.val);
};

describe('the distributor’s file', () => {
  it('says who it is and where; what it leaves out is not said, or in the demo made up', () => {
    expect(read(own).unwrap()).toEqual({ ...blankDistributor, ...own });
    expect(read(own, defaultDistributor).unwrap()).toEqual({
      ...defaultDistributor,
      ...own,
      cuit: '',
      logo: null,
      mapPicture: null,
      mapLink: null,
      mapEmbed: null,
    });
  });
  it('may say everything, the demo’s own data among it', () => {
    expect(read(defaultDistributor).unwrap()).toEqual(defaultDistributor);
    expect(read(`\uFEFF${JSON.stringify({ ...own, logo: 'logo.svg' })}`).unwrap().logo).toBe('logo.svg');
    expect(parseCuit(defaultDistributor.cuit)).toBe(defaultDistributor.cuit);
  });
  it.each([
    [{ ...own, name: undefined }, '«name»: Falta, o no es un texto'],
    [{ ...own, name: '  ' }, '«name»: No puede quedar vacío'],
    [{ ...own, name: 'Uno\nBcc: otros@ejemplo.com' }, '«name»: No es válido'],
    [{ ...own, since: '1974' }, '«since»: Falta, o no es un número'],
    [{ ...own, since: 1492 }, '«since»: No puede ser menor que 1800'],
    [{ ...own, fax: '1' }, 'No se conoce este dato: fax'],
    [{ ...own, story: [] }, '«story»: Va al menos uno'],
    [{ ...own, story: ['uno', 2] }, '«story.1»: Falta, o no es un texto'],
    [{ ...own, cuit: '30-71198900-2' }, '«cuit»: No es un CUIT'],
    [{ ...own, email: 'ventas' }, '«email»: No es un e-mail'],
    [{ ...own, mapLink: 'javascript:alert(1)' }, '«mapLink»: Tiene que ser una dirección que empiece con https://'],
    [{ ...own, mapEmbed: '//mapas.example' }, '«mapEmbed»: Tiene que ser una dirección que empiece con https://'],
    [{ ...own, logo: '../llave.pem' }, '«logo»: Tiene que ser el nombre de una imagen: logo.svg, logo.png …'],
    [{ ...own, mapPicture: 'plano.png' }, '«mapPicture»: No está en la carpeta files/Distributor de DATA_DIR'],
    [[], 'Falta, o no es un objeto'],
  ])('is refused with its field: %j', (content, text) => {
    expect(resultText(content)).toBe(`${file}: ${text}`);
  });
  it('is refused where it is no JSON or not there', () => {
    const text = `No se pudo leer ${file}: tiene que ser un archivo JSON con los datos del distribuidor`;
    expect(resultText('{ name: ')).toBe(text);
    rmSync(file);
    expect(readDistributor(file, directory, blankDistributor).val).toEqual({ code: 'distributor-unreadable', file });
  });
});
