import { ContainerModule } from 'inversify';
import { createPictureService } from '#adapters/http/pictures.ts';
import { foundation, services } from '../parts.ts';

/** The distributor's pictures: slider, flyers, popup, offers. */
export const picturesModule = new ContainerModule(({ bind }) => {
  bind(services.pictures).toDynamicValue(({ get }) => createPictureService(get(foundation.call)));
});
