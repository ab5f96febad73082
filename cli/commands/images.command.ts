import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { folderNames, picturesProblem } from '#adapters/texts/pictures.es.ts';
import { pictureToWire, pictureWire } from '#adapters/wire/pictures.wire.ts';
import type { StoredFile } from '#core/files/file.service.ts';
import type { PicturesFailure } from '#core/files/picture.service.ts';
import { maxPictureBytes } from '#core/files/picture.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { folder, folderOf } from '../catalogue/picture-folder.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { imagesList } from '../lists/images.list.ts';
import { readLocalBytes } from '../local-file.ts';
import { picturesModule } from '../modules/pictures.module.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

const base = { access: 'administration', problem: picturesProblem } as const;

const imageCommands = (program: Command, act: Act): void => {
  const images = declareGroup(
    program,
    'images',
    'Imágenes del distribuidor',
    'images list Sliders',
    'images put Flyers oferta.jpg',
  );
  declareList(images, act, imagesList);
  declareChange<{ readonly name?: string }, StoredFile, PicturesFailure>(images, act, {
    ...base,
    name: 'put',
    about: 'Sube una; si hay otra que se llama igual, pregunta antes de reemplazarla',
    examples: ['images put Flyers oferta.jpg', 'images put Sliders foto.png --name 1.png'],
    words: [folder, ['archivo', 'la imagen']],
    options: [new Option('--name <NOMBRE>', 'cómo se llama ahí (si no, como el archivo)')],
    // Whether a picture is replaced is known only once the folder was read.
    isFinal: () => false,
    answer: changedWire(z.partial(pictureWire)),
    toWire: pictureToWire,
    message: ({ name }) => `Guardada: ${printable(name)}`,
    plan: async ({ services, caller }, options, text, path = '') => {
      const file = await readLocalBytes(path, maxPictureBytes);
      if (!file.ok) return file;
      const name = options.name ?? basename(path);
      const known = await services.pictures.list(caller, folderOf(text));
      if (!known.ok) return known;
      const isTaken = known.val.some((each) => each.name === name);
      const act = isTaken ? 'Reemplazar' : 'Guardar';
      return Ok({
        names: [name],
        question: `¿${act} ${printable(name)} en ${folderNames[folderOf(text)]}?${isTaken ? ' La que está se pierde' : ''}`,
        isFinal: isTaken,
        before: { name },
        work: () => services.pictures.put(caller, { folder: folderOf(text), name, content: file.val }),
      });
    },
  });
  declareChange<object, StoredFile, PicturesFailure>(images, act, {
    ...base,
    name: 'remove',
    about: 'Elimina una',
    examples: ['images remove Flyers oferta.jpg --yes'],
    goneCodes: ['picture-not-found'],
    words: [folder, ['nombre', 'el que da images list']],
    isFinal: true,
    answer: changedWire(pictureWire),
    toWire: pictureToWire,
    message: ({ name }) => `Eliminada: ${printable(name)}`,
    plan: async ({ services, caller }, _options, text, name = '') => {
      const known = await services.pictures.list(caller, folderOf(text));
      if (!known.ok) return known;
      const file = known.val.find((each) => each.name === name);
      if (file === undefined) return Err({ code: 'picture-not-found' });
      return Ok({
        names: [file.name],
        question: `¿Eliminar ${printable(name)} de ${folderNames[folderOf(text)]}?`,
        before: pictureToWire(file),
        work: async () => (await services.pictures.remove(caller, folderOf(text), name)).map(() => file),
      });
    },
  });
};

export const group: CommandGroup = { modules: [picturesModule], define: imageCommands };
